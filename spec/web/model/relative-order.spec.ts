import { expect } from "chai"
import { relativesOf } from "../../../adapters/web/app/model/neighbourhood.ts"
import { cardOf, graphOf, parentTie, partnerTie } from "../support/families.ts"

describe("The relatives of a person in the app", () => {
  const people = [
    cardOf("adam"),
    cardOf("berta"),
    cardOf("cora"),
    cardOf("dora", { birth_year: 1880 }),
    cardOf("emil", { birth_year: 1882 }),
    cardOf("fritz", { birth_year: 1884 }),
  ]
  const children = ["dora", "emil", "fritz"]

  it("come by birth without positions, and by their positions where they are known", () => {
    const plain = graphOf(
      people,
      children.map((child) => parentTie("adam", child)),
    )
    expect(relativesOf(plain, "adam", "children")).to.deep.equal(children)
    const placed = graphOf(people, [
      parentTie("adam", "dora"),
      { ...parentTie("adam", "emil"), position: 2 },
      { ...parentTie("adam", "fritz"), position: 1 },
    ])
    expect(relativesOf(placed, "adam", "children")).to.deep.equal(["fritz", "emil", "dora"])
    expect(relativesOf(placed, "dora", "siblings")).to.deep.equal(["fritz", "emil"])
  })

  it("are partners in the order of each of the two", () => {
    const graph = graphOf(people, [
      { ...partnerTie("adam", "berta"), position: 2, to_position: 1 },
      { ...partnerTie("cora", "adam"), position: 1, to_position: 1 },
    ])
    expect(relativesOf(graph, "adam", "partners")).to.deep.equal(["cora", "berta"])
  })
})

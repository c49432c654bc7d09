import { expect } from "chai"
import { comparedSides, type Side } from "../../../adapters/web/app/model/compare-sides.ts"

const side = (more: Partial<Side>): Side => ({
  name: "Carl Hooker",
  birth: null,
  death: null,
  parents: [],
  partners: [],
  children: 0,
  ...more,
})
const compared = (file: Partial<Side>, tree: Partial<Side>): readonly string[] =>
  comparedSides(side(file), side(tree), (names) => names.join(" and ")).map(
    ({ field, file: one, tree: other, agreement }) => `${field}: ${one} | ${other}, ${agreement}`,
  )

describe("A person of a file beside one of the tree", () => {
  it("shows what either side has, and whether they agree", () => {
    expect(
      compared(
        { birth: "1875, Kew", death: "12 May 1941", parents: ["Bob Hooker", "Ann Lee"], children: 1 },
        { birth: "1875, Kew", death: "1940", parents: ["Ann Lee", "Bob Hooker"], partners: ["Dora Hay"], children: 1 },
      ),
    ).to.deep.equal([
      "name: Carl Hooker | Carl Hooker, same",
      "birth: 1875, Kew | 1875, Kew, same",
      "death: 12 May 1941 | 1940, differs",
      "parents: Bob Hooker and Ann Lee | Ann Lee and Bob Hooker, same",
      "partners: null | Dora Hay, only_tree",
      "children: 1 | 1, same",
    ])
  })

  it("is the same whatever the case of the letters, and differs by the number of children", () => {
    expect(compared({ name: "CARL  HOOKER", birth: "1875", children: 2 }, {})).to.deep.equal([
      "name: CARL  HOOKER | Carl Hooker, same",
      "birth: 1875 | null, only_file",
      "children: 2 | 0, differs",
    ])
  })

  it("leaves out what neither side has", () => {
    const unknown = { parents: null, partners: null, children: null }
    expect(compared(unknown, unknown)).to.deep.equal(["name: Carl Hooker | Carl Hooker, same"])
  })
})

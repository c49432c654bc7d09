import { expect } from "chai"
import { tieIndex } from "../../../core/domain/chart/tie-index.ts"
import { newId } from "../../support/builders.ts"

describe("The index of relationships", () => {
  const [father, mother, ...children] = Array.from({ length: 6 }, () => newId<"PersonId">())
  if (father === undefined || mother === undefined) throw new Error("no parents")
  const half = newId<"PersonId">()
  const parenthood = (fromPersonId: typeof father, toPersonId: typeof father) =>
    ({ type: "parent_child", fromPersonId, toPersonId }) as const
  const index = tieIndex([
    ...children.flatMap((child) => [parenthood(father, child), parenthood(mother, child)]),
    parenthood(father, half),
  ])

  it("knows the siblings of each child, full and half ones, and not the child", () => {
    for (const child of children)
      expect(index.siblingsOf(child)).to.have.members([...children.filter((one) => one !== child), half])
    expect(index.siblingsOf(half)).to.have.members(children)
    expect(index.siblingsOf(father)).to.deep.equal([])
  })

  it("has one list for all children of the same parents, so that many of them take no square of the time", () => {
    const lists = new Set(children.map(index.childrenOfParents))
    expect(lists.size).to.equal(1)
    expect(index.childrenOfParents(half)).to.not.equal([...lists][0])
  })
})

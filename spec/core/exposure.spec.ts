import { expect } from "chai"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { getExposure } from "../../core/queries/tree/get-exposure.ts"
import { getTreeState } from "../../core/queries/tree/get-tree-state.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { aWorld } from "../support/world.ts"

/** A public tree with a person born in each of these years, and a clock that can be set. */
const worldOf = async (...years: readonly number[]) => {
  let time = new Date("2026-12-31T23:59:59.999Z")
  const world = await aWorld("public", openMemoryStore(), () => time)
  const born = new Map<string, number>()
  for (const year of years) {
    const person = await world.edit(createPerson, {
      treeId: world.tree.id,
      birth: { date: { qualifier: "exact", calendar: "gregorian", year } },
    })
    born.set(person.id, year)
  }
  const exposure = async () => {
    const { becomingFull, full, redacted } = await world.see("editor", getExposure, { treeId: world.tree.id })
    return { full, redacted, becoming: becomingFull.map(({ personId, year }) => [born.get(personId), year]) }
  }
  const state = async () => {
    const address = { kind: "tree", id: world.tree.id } as const
    return (await world.see("editor", getTreeState, { address, withAccounts: false, withDay: false }))?.text
  }
  return { exposure, state, setClock: (text: string) => (time = new Date(text)) }
}

describe("The exposure of a tree at the change of the year", () => {
  it("lists who becomes visible this year and next year, by the year in UTC", async () => {
    const { exposure, setClock } = await worldOf(1924, 1925, 1926, 1927, 1928)
    expect(await exposure()).to.deep.equal({
      full: 2,
      redacted: 3,
      becoming: [
        [1925, 2026],
        [1926, 2027],
      ],
    })
    setClock("2027-01-01T00:00:00.000Z")
    expect(await exposure()).to.deep.equal({
      full: 3,
      redacted: 2,
      becoming: [
        [1926, 2027],
        [1927, 2028],
      ],
    })
  })

  it("has another state of the tree, and so another ETag, in the new year only", async () => {
    const { state, setClock } = await worldOf(1926)
    const last = await state()
    setClock("2026-01-01T00:00:00.000Z")
    expect(await state()).to.equal(last)
    setClock("2027-01-01T00:00:00.000Z")
    expect(await state()).to.not.equal(last)
  })
})

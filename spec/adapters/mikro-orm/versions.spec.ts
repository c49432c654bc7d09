import { OptimisticLockError } from "@mikro-orm/postgresql"
import { expect } from "chai"
import { aDeadPerson } from "../../support/builders.ts"
import { commit, failure, plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("A row with a version", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const planted = async (version: number) => {
    const { tree } = await plantTree(store)
    const person = { ...aDeadPerson({ treeId: tree.id }), version }
    await plant(store, { persons: [person] })
    return person
  }
  const found = (person: Awaited<ReturnType<typeof planted>>) => commit(store, ({ persons }) => persons.find(person.id))

  it("is written back with the same version or a later one", async () => {
    const person = await planted(3)
    for (const version of [3, 4]) {
      const changed = { ...person, version, notes: `version ${version}` }
      await commit(store, ({ persons }) => persons.update(changed))
      expect(await found(person)).to.deep.equal(changed)
    }
  })

  it("never replaces a later version: the unit of work runs again, and fails when that does not help", async () => {
    const person = await planted(3)
    let runs = 0
    const error = await failure(
      commit(store, ({ persons }) => {
        runs++
        return persons.update({ ...person, version: 2, notes: "an old one" })
      }),
    )
    expect(error).to.be.instanceOf(OptimisticLockError)
    expect(runs).to.be.greaterThan(1)
    expect(await found(person)).to.deep.equal(person)
  })
})

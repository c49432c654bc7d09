import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import type { ExportReads, TreeSnapshot } from "../../core/ports/export-reads.ts"
import { listDuplicates } from "../../core/queries/duplicates/list-duplicates.ts"
import { aWorld, granted, itemsOf, refusal } from "../support/world.ts"

/** The same reads, with the names of those that were called. */
const counted = ({ snapshot }: ExportReads) => {
  const calls: string[] = []
  const noting = (tree: TreeSnapshot): TreeSnapshot =>
    new Proxy(tree, {
      get: (target, name, receiver): unknown => {
        calls.push(String(name))
        return Reflect.get(target, name, receiver)
      },
    })
  const exportReads: ExportReads = { snapshot: (access, read) => snapshot(access, (tree) => read(noting(tree))) }
  return { exportReads, calls }
}

describe("The list of duplicates", () => {
  it("reads as often for many pairs as for a few", async () => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    const treeId = world.tree.id
    const add = (givenName: string) => world.edit(createPerson, { treeId, givenName, surname: "Miller" })
    const readsOf = async () => {
      const { exportReads, calls } = counted(store.exportReads)
      const { length } = await itemsOf(await world.see("editor", listDuplicates({ exportReads }), { treeId }))
      return { length, calls }
    }
    for (let person = 0; person < 2; person++) await add("Anna Maria")
    const few = await readsOf()
    expect(few.length).to.equal(1)
    for (let person = 0; person < 6; person++) await add("Anna Maria")
    const many = await readsOf()
    expect(many.length).to.equal(28)
    expect(many.calls).to.deep.equal(few.calls)
  })

  it("is refused where the reader sees more people than are compared", async () => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    const treeId = world.tree.id
    for (let person = 0; person < 3; person++)
      await world.edit(createPerson, { treeId, givenName: "Anna", surname: "Miller" })
    const list = (mostPersons: number) =>
      world.look("editor", listDuplicates({ exportReads: store.exportReads }), { treeId, mostPersons })
    expect(await itemsOf(granted(await list(3)))).to.have.length(3)
    expect(refusal(await list(2))).to.include("treeId")
  })
})

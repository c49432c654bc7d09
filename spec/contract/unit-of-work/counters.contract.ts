import { expect } from "chai"
import { createPerson } from "../../../core/commands/person/create-person.ts"
import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../../core/commands/person/restore-person.ts"
import { updateTree } from "../../../core/commands/tree/update-tree.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { undoInTransaction } from "../../../core/edit/undo/undo-change.ts"
import { listPlaces } from "../../../core/queries/place/list-places.ts"
import { getOverview } from "../../../core/queries/overview/get-overview.ts"
import { bring, onto } from "../../support/gedcom-actions.ts"
import { contentsOf } from "../../support/gedcom-import.ts"
import { collect, type StoreUnderTest } from "../../support/store.ts"
import { aWorld, itemsOf, type World } from "../../support/world.ts"

/** The numbers that a store keeps beside its records, and what they must equal. */
export const countersContract = (store: () => StoreUnderTest): void => {
  const changesOf = ({ store: { reads }, tree }: World) =>
    collect(
      reads.changes.ofTree(
        tree.id,
        { entityId: null, actorId: null, action: null, from: null, to: null },
        { after: null, batch: 100 },
      ),
    )

  /** Compares each kept number with the records themselves. */
  const expectRight = async (world: World, step: string): Promise<void> => {
    const { reads } = world.store
    const { persons, events } = await contentsOf(world)
    const row = await reads.trees.byId(world.tree.id, world.users.owner.id)
    const { counts } = await world.see("owner", getOverview, { treeId: world.tree.id })
    expect([row?.tree.personCount, counts.persons, counts.events], step).to.deep.equal([
      persons.length,
      persons.length,
      events.length,
    ])
    const places = await itemsOf(
      await world.see("owner", listPlaces, { treeId: world.tree.id, limit: null, cursor: null }),
    )
    const named = Map.groupBy(events, ({ place }) => place)
    named.delete(null)
    expect(new Map(places.map(({ name, eventCount }) => [name, eventCount])), step).to.deep.equal(
      new Map([...named].map(([name, all]) => [name, all.length])),
    )
    expect(row?.revision, step).to.equal((await changesOf(world)).length)
  }

  const undoLast = async (world: World): Promise<void> => {
    const [last] = await changesOf(world)
    if (last === undefined) throw new Error("no change")
    await world.edit(undoInTransaction, { undoneId: last.id })
  }

  const withHome = async (): Promise<readonly [World, PersonId]> => {
    const world = await aWorld("private", store())
    const treeId = world.tree.id
    const birth = { date: { year: 1809 }, place: "Shrewsbury" }
    const { id } = await world.edit(createPerson, { treeId, givenName: "Charles", surname: "Darwin", birth })
    await world.run("owner", updateTree, { treeId, ifMatch: null, homePersonId: id })
    return [world, id]
  }

  describe("counters", () => {
    it("are right after the home person is deleted, restored and both are undone", async () => {
      const [world, personId] = await withHome()
      await expectRight(world, "created")
      await world.edit(deletePerson, { personId, ifMatch: null, cascade: false })
      await expectRight(world, "deleted")
      await undoLast(world)
      await expectRight(world, "deletion undone")
      await world.edit(deletePerson, { personId, ifMatch: null, cascade: true })
      await world.edit(restorePerson, { personId, cascade: true })
      await expectRight(world, "restored")
      await undoLast(world)
      await expectRight(world, "restoration undone")
      await undoLast(world)
      await expectRight(world, "undo undone")
    })

    it("are right after one record is merged twice, replaces its person, and the imports are undone", async () => {
      const [world, personId] = await withHome()
      const record =
        "0 @I1@ INDI\n1 NAME Charles /Darwin/\n1 BIRT\n2 DATE 1809\n2 PLAC Shrewsbury\n1 DEAT\n2 PLAC Downe"
      const other = "0 @I2@ INDI\n1 NAME Emma /Wedgwood/\n1 BIRT\n2 PLAC Maer"
      for (const action of ["merge", "merge", "overwrite"] as const) {
        await bring(world, `${record}\n${other}`, action, { "@I1@": onto(action, personId) })
        await expectRight(world, action)
      }
      for (const step of ["first", "second", "third"]) {
        const [last] = (await changesOf(world)).filter(
          ({ action, undoneBy }) => action === "gedcom.import" && undoneBy === null,
        )
        if (last === undefined) throw new Error("no import")
        await world.edit(undoInTransaction, { undoneId: last.id })
        await expectRight(world, `${step} undo`)
      }
    })
  })
}

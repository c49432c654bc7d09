import { expect } from "chai"
import { updateName } from "../../core/commands/name/update-name.ts"
import { rereadEvents } from "../../core/jobs/reread-events.ts"
import type { RereadPiece } from "../../core/jobs/reread-pieces.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import type { Name, NameRead } from "../../core/domain/name.ts"
import { newId } from "../support/builders.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

const lines = "0 @I1@ INDI\n1 NAME Juan /Pérez/ /Sánchez/\n2 SURN Pérez, Sánchez"
const later = new Date("2027-01-01T12:00:00Z")

describe("The job that reads names of kept records again after an upgrade", () => {
  let store: MemoryStore
  let world: ExportWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await anExportWorld(store)
    await imported(world, uploadOf(gedcomText(lines)))
    // As a version read it that knew one surname, and not how the name is written.
    await commit(store, async ({ names, keptRecords, contents }) => {
      const all = await names.ofIds(world.tree.id, [(await nameNow()).id])
      const words = { surname: "Pérez", suffix: "Sánchez Sánchez", written: null }
      await names.updateMany(all.map((name) => ({ ...name, ...words })))
      const kept = await contents(world.tree.id).kept(0, 10_000)
      await keptRecords.update(kept.map(({ isDeleted: _, ...record }) => ({ ...record, readerVersion: 4 })))
    })
  })

  const nameNow = async () => (await contentsOf(world)).names[0] ?? expect.fail("no name")
  const rereadAll = async (): Promise<void> => {
    for (let next: RereadPiece[] = [{ treeId: null, from: 0 }]; next[0] !== undefined; ) {
      await rereadEvents({ uow: store.uow, newId, now: () => later })(next[0])
      next = []
      const running = await store.worker.run(async (job) => void (job.kind === "reread_events" && next.push(job)))
      await running.stop()
    }
  }

  it("brings all surnames and the name as it is written, and the export stays as it was", async () => {
    expect(await world.records()).to.equal(lines)
    await rereadAll()
    expect(await nameNow()).to.include({ surname: "Pérez Sánchez", suffix: null, written: "Juan Pérez Sánchez" })
    expect((await contentsOf(world)).persons[0]).to.include({ displayName: "Juan Pérez Sánchez" })
    expect(await world.records()).to.equal(lines)
  })

  it("brings the forms of a name, unless the name has other words by now", async () => {
    const form = "0 @I1@ INDI\n1 NAME Лев /Толстой/\n2 ROMN Leo /Tolstoy/\n3 TYPE user defined"
    const before = await nameNow()
    await imported(world, uploadOf(gedcomText(form)))
    const added = (await contentsOf(world)).names.find(({ id }) => id !== before.id) ?? expect.fail("no name")
    const asRead = async (words: Partial<Name>): Promise<NameRead | undefined> => {
      await commit(store, async ({ names, keptRecords, contents }) => {
        const rows = await names.ofIds(world.tree.id, [added.id])
        await names.updateMany(rows.map((name) => ({ ...name, forms: [], ...words })))
        const kept = await contents(world.tree.id).kept(0, 10_000)
        await keptRecords.update(kept.map(({ isDeleted: _, ...record }) => ({ ...record, readerVersion: 5 })))
      })
      await rereadAll()
      return (await contentsOf(world)).names.find(({ id }) => id === added.id)
    }
    expect((await asRead({}))?.forms).to.deep.equal(added.forms)
    expect(added.forms.map(({ written }) => written)).to.deep.equal(["Leo Tolstoy"])
    expect((await asRead({ givenName: "Alexei" }))?.forms).to.deep.equal([])
  })

  it("leaves a name that an editor changed", async () => {
    const { id, personId } = await nameNow()
    await commit(store, async ({ names }) => {
      const all = await names.ofIds(world.tree.id, [id])
      await names.updateMany(all.map((name) => ({ ...name, createdAt: new Date("2020-01-01T00:00:00Z") })))
    })
    await world.edit(updateName, { personId, nameId: id, ifMatch: null, suffix: "Jr." })
    await rereadAll()
    expect(await nameNow()).to.include({ surname: "Pérez", suffix: "Jr.", written: "Juan Pérez Jr." })
  })
})

import { expect } from "chai"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { restoreEvent } from "../../core/commands/event/restore-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { noAddress } from "../../core/domain/address.ts"
import type { EventRead } from "../../core/domain/event.ts"
import { READER_VERSION } from "../../core/domain/gedcom/kept/unread-fields.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { rereadEvents } from "../../core/jobs/reread-events.ts"
import type { RereadPiece } from "../../core/jobs/reread-pieces.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import { newId, noon } from "../support/builders.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

const place = "2 PLAC Maer\n3 MAP\n4 LATI N52.9\n4 LONG W2.3"

const deathOf = (name: string, cause: string): string =>
  `0 @${name}@ INDI\n1 NAME ${name} /Lee/\n1 BIRT\n2 DATE 1900` +
  `\n1 DEAT\n2 TYPE at home\n2 DATE 1950\n${place}\n2 QUAY 3\n2 CAUS ${cause}\n2 AGE 50y\n2 ADDR Maer\n2 PHON 1`

describe("The job that reads events of kept records again after an upgrade", () => {
  let store: MemoryStore
  let world: ExportWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await anExportWorld(store)
  })

  const events = async (): Promise<readonly EventRead[]> => (await contentsOf(world)).events
  const revision = () => commit(store, ({ trees }) => trees.revision(world.tree.id))

  /** Imports these records, as a version did that read neither kinds nor causes of events. */
  const importedBefore = async (...records: readonly string[]): Promise<void> => {
    await imported(world, uploadOf(gedcomText(records.join("\n"))))
    await commit(store, async ({ events: stored, keptRecords, contents }) => {
      const all = await stored.ofIds(
        world.tree.id,
        (await events()).map(({ id }) => id),
      )
      const unread = { subtype: null, cause: null, age: null, address: null, coordinates: null, confidence: null }
      await stored.updateMany(all.map((event) => ({ ...event, ...unread })))
      const kept = await contents(world.tree.id).kept(0, 10_000)
      await keptRecords.update(kept.map(({ isDeleted: _, ...record }) => ({ ...record, readerVersion: 0 })))
    })
  }

  /** Runs one piece, and returns the next one if there is one. */
  const piece = async (job: RereadPiece): Promise<RereadPiece | null> => {
    await rereadEvents({ uow: store.uow, newId, now: () => noon })(job)
    const next: RereadPiece[] = []
    const running = await store.worker.run(async (job) => void (job.kind === "reread_events" && next.push(job)))
    await running.stop()
    return next[0] ?? null
  }
  const rereadAll = async (): Promise<void> => {
    for (let job: RereadPiece | null = { treeId: null, from: 0 }; job !== null; ) job = await piece(job)
  }
  const deaths = async () =>
    (await events()).filter(({ type }) => type === "death").map(({ subtype, cause }) => ({ subtype, cause }))

  it("fills them from the lines, in one change of the system, and the export stays as it was", async () => {
    const records = deathOf("I1", "Flu")
    await importedBefore(records)
    expect(await world.records()).to.equal(records)
    const before = await revision()
    await rereadAll()
    expect(await deaths()).to.deep.equal([{ subtype: "at home", cause: "Flu" }])
    const address = { ...noAddress, lines: ["Maer"], phones: ["1"] }
    expect((await events()).find(({ type }) => type === "death")).to.deep.include({
      age: "50y",
      address,
      coordinates: { latitude: 52.9, longitude: -2.3 },
      confidence: 3,
    })
    expect(await world.records()).to.equal(records)
    expect(await revision()).to.equal(before + 1)
    expect((await world.audit())[0]).to.include({ actorType: "system" })
    await rereadAll()
    expect(await revision()).to.equal(before + 1)
  })

  it("leaves what an editor wrote, before and after it", async () => {
    await importedBefore(deathOf("I1", "Flu"))
    const death = async () => (await events()).find(({ type }) => type === "death") ?? expect.fail("no death")
    await world.edit(updateEvent, { eventId: (await death()).id, ifMatch: null, cause: "Pneumonia" })
    expect(await world.records()).to.equal(deathOf("I1", "Pneumonia"))
    await rereadAll()
    expect(await deaths()).to.deep.equal([{ subtype: "at home", cause: "Pneumonia" }])
    await world.edit(updateEvent, { eventId: (await death()).id, ifMatch: null, cause: null, subtype: null })
    await rereadAll()
    expect(await deaths()).to.deep.equal([{ subtype: null, cause: null }])
    expect(await world.records())
      .to.not.include("CAUS")
      .and.not.include("TYPE")
  })

  it("gives an event that has moved no address and coordinates of its former place", async () => {
    const records = `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 RESI\n${place}\n2 ADDR Maer Hall\n2 AGE 20y`
    await importedBefore(records)
    const [home] = await events()
    await world.edit(updateEvent, { eventId: home?.id ?? expect.fail("no event"), ifMatch: null, place: "Down" })
    const moved = records.replace(/2 PLAC Maer[^]*2 ADDR Maer Hall/, "2 PLAC Down")
    expect(await world.records()).to.equal(moved)
    await rereadAll()
    expect((await events())[0]).to.include({ age: "20y", address: null, coordinates: null })
    expect(await world.records()).to.equal(moved)
  })

  it("fills deleted events, too, so that they come back whole", async () => {
    const records = deathOf("I1", "Flu")
    await importedBefore(records)
    const death = (await events()).find(({ type }) => type === "death") ?? expect.fail("no death")
    await world.edit(deleteEvent, { eventId: death.id, ifMatch: null })
    await rereadAll()
    await world.edit(restoreEvent, { eventId: death.id })
    expect(await deaths()).to.deep.equal([{ subtype: "at home", cause: "Flu" }])
    expect(await world.records()).to.equal(records)
  })

  it("finds that a death with a cause such as `living` is none", async () => {
    await importedBefore("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1990\n1 DEAT Y\n2 CAUS Flu")
    const [death] = (await events()).filter(({ type }) => type === "death")
    const living = async () => (await contentsOf(world)).persons.map(({ possiblyLiving }) => possiblyLiving)
    expect(await living()).to.deep.equal([false])
    await world.edit(updateEvent, { eventId: death?.id ?? expect.fail("no death"), ifMatch: null, cause: "living" })
    expect(await living()).to.deep.equal([true])
  })

  it("goes on in pieces, of which each may run again", async () => {
    await importedBefore(...Array.from({ length: 600 }, (_, index) => deathOf(`I${index}`, `Cause ${index}`)))
    let pieces = 0
    for (let job: RereadPiece | null = { treeId: null, from: 0 }; job !== null; pieces++) {
      await piece(job)
      job = await piece(job)
    }
    expect(pieces).to.be.above(2)
    expect((await deaths()).filter(({ cause }) => cause === null)).to.deep.equal([])
  })

  it("is not needed for an equal event: an import of the same file again adds nothing", async () => {
    const records = deathOf("I1", "Flu")
    await importedBefore(records)
    const before = (await events()).length
    const file = uploadOf(gedcomText(records))
    await world.edit(importRecords, { treeId: world.tree.id, file, defaultAction: "merge", resolutions: {} })
    expect(await events()).to.have.length(before)
    expect(await world.records()).to.equal(records)
  })

  it("marks the records that it has read", async () => {
    await importedBefore(deathOf("I1", "Flu"))
    await rereadAll()
    const kept = await commit(store, ({ contents }) => contents(world.tree.id).kept(0, 10))
    expect(kept.map(({ readerVersion }) => readerVersion)).to.deep.equal(kept.map(() => READER_VERSION))
  })
})

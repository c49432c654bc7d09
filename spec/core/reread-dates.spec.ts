import { expect } from "chai"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import type { EventRead } from "../../core/domain/event.ts"
import type { Job } from "../../core/domain/job.ts"
import { rereadDates } from "../../core/jobs/reread-dates.ts"
import type { RereadPiece } from "../../core/jobs/reread-pieces.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import { newId, noon } from "../support/builders.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

/** A file in English with these births, each of one person. */
const fileOf = (dates: readonly string[]): string =>
  [
    "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 LANG English",
    ...dates.map((date, index) => `0 @I${index}@ INDI\n1 NAME P${index} /Lee/\n1 BIRT\n2 DATE ${date}`),
    "0 TRLR\n",
  ].join("\n")

const noDay = {
  calendar: "gregorian",
  day: null,
  month: null,
  year: null,
  toDay: null,
  toMonth: null,
  toYear: null,
} as const

describe("The job that reads dates of kept records again after an upgrade", () => {
  let store: MemoryStore
  let world: ExportWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await anExportWorld(store)
  })

  const births = async (): Promise<readonly EventRead[]> => (await contentsOf(world)).events
  const birthOf = async (phrase: string) => (await births()).find(({ date }) => date?.phrase === phrase)
  const revision = () => commit(store, ({ trees }) => trees.revision(world.tree.id))

  /** Imports the births, as a version did that read none of these dates. */
  const importedBefore = async (...dates: readonly string[]): Promise<void> => {
    await imported(world, uploadOf(fileOf(dates)))
    const found = await births()
    await commit(store, async ({ events, persons }) => {
      for (const { id, date, personId } of found) {
        const event = await events.find(id)
        if (event === null || date === null || date.phrase === null) continue
        const { phrase } = date
        const words = { ...noDay, qualifier: "phrase", phrase, display: `(${phrase})`, sortDay: null } as const
        await events.update({ ...event, date: words })
        const person = personId === null ? null : await persons.find(personId)
        if (person !== null) await persons.update({ ...person, birthYear: null })
      }
    })
  }

  /** Runs one piece, and returns the next one if there is one. */
  const piece = async (job: RereadPiece): Promise<RereadPiece | null> => {
    await rereadDates({ uow: store.uow, newId, now: () => noon })(job)
    const enqueued: Job[] = []
    await (await store.worker.run(async (next) => void enqueued.push(next))).stop()
    const [next = null] = enqueued.flatMap((one) => (one.kind === "reread_dates" ? [one] : []))
    return next
  }
  const start: RereadPiece = { treeId: null, from: 0 }
  const rereadAll = async (): Promise<void> => {
    for (let job: RereadPiece | null = start; job !== null; ) job = await piece(job)
  }

  it("makes dates of the phrases that this version reads, and keeps every line of the file", async () => {
    await importedBefore("28 Jan 1456-1457", "1490 or 1504", "about Easter")
    const before = await world.records("5.5.1")
    await rereadAll()
    expect((await birthOf("28 Jan 1456-1457"))?.date).to.include({ qualifier: "interpreted", year: 1457 })
    expect((await birthOf("1490 or 1504"))?.date).to.include({ qualifier: "between", year: 1490, toYear: 1504 })
    expect(await world.records("5.5.1")).to.equal(before)
    const years = (await contentsOf(world)).persons.map(({ birthYear }) => birthYear)
    expect(years).to.have.members([1457, 1504, null])
  })

  it("reads words of other languages, and decides them by the language of the file", async () => {
    await importedBefore("między 1850 a 1860", "12 brumaire an III", "ab 1520", "18--")
    const before = await world.records("5.5.1")
    await rereadAll()
    expect((await birthOf("między 1850 a 1860"))?.date).to.include({ qualifier: "between", year: 1850, toYear: 1860 })
    expect((await birthOf("12 brumaire an III"))?.date).to.include({ calendar: "french_republican", year: 3 })
    expect((await birthOf("ab 1520"))?.date).to.include({ qualifier: "about", year: 1520 })
    expect((await birthOf("18--"))?.date).to.include({ year: 1800, toYear: 1899 })
    expect(await world.records("5.5.1")).to.equal(before)
  })

  it("makes one change of the system that says why, and none where nothing is read in another way", async () => {
    await importedBefore("1490 or 1504", "1505/1512")
    const before = await revision()
    await rereadAll()
    expect(await revision()).to.equal(before + 1)
    const [newest] = await world.audit()
    expect(newest).to.include({ actorType: "system" })
    await rereadAll()
    expect(await revision()).to.equal(before + 1)
  })

  it("leaves dates alone that somebody changed, and deleted events", async () => {
    await importedBefore("1490 or 1504", "1505/1512")
    const [one, two] = [await birthOf("1490 or 1504"), await birthOf("1505/1512")]
    if (one === undefined || two === undefined) throw new Error("The file has both births.")
    const date = { qualifier: "phrase", phrase: "1490 or 1505" } as const
    await world.edit(updateEvent, { eventId: one.id, ifMatch: null, date })
    await world.edit(deleteEvent, { eventId: two.id, ifMatch: null })
    const before = await revision()
    await rereadAll()
    expect((await birthOf("1490 or 1505"))?.date?.qualifier).to.equal("phrase")
    expect(await revision()).to.equal(before)
  })

  it("goes on in pieces, of which each may run again, and from tree to tree", async () => {
    await importedBefore(...Array.from({ length: 600 }, (_, index) => `${1200 + index} or ${1201 + index}`))
    const other = await anExportWorld(store)
    await imported(other, uploadOf(fileOf(["1850"])))
    const [first, second] = [world.tree.id, other.tree.id].toSorted()
    const begun = await piece(start)
    expect(begun).to.deep.include({ treeId: first, from: 0 })
    const seen = new Set<string | null>()
    for (let job = begun; job !== null; job = await piece(job)) {
      await piece(job)
      seen.add(job.treeId)
    }
    expect([...seen]).to.deep.equal([first, second])
    expect((await births()).filter(({ date }) => date?.qualifier === "phrase")).to.deep.equal([])
  })
})

import { expect } from "chai"
import { initialOf } from "../../core/codec/fields.ts"
import { deleteCitation } from "../../core/commands/citation/delete-citation.ts"
import { restoreCitation } from "../../core/commands/citation/restore-citation.ts"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { type CitationRead, laterCitationFields } from "../../core/domain/evidence/citation.ts"
import { laterSourceFields, type SourceRead } from "../../core/domain/evidence/source.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { rereadEvents } from "../../core/jobs/reread-events.ts"
import type { RereadPiece } from "../../core/jobs/reread-pieces.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import { newId, noon } from "../support/builders.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

const cites =
  "SOUR @S1@\n3 PAGE 12\n3 EVEN BIRT\n4 ROLE CHIL\n3 DATA\n4 DATE 44 B.C.\n4 TEXT Ann\n3 NOTE @N1@\n3 WWW https://a.org"
const personOf = (name: string): string => `0 @${name}@ INDI\n1 NAME ${name} /Lee/\n1 BIRT\n2 DATE 1900\n2 ${cites}`
const source = "0 @S1@ SOUR\n1 TITL Register\n1 ABBR Reg.\n1 TEXT In the year"
const note = "0 @N1@ NOTE Torn"

describe("The job that reads citations and sources of kept records again after an upgrade", () => {
  let store: MemoryStore
  let world: ExportWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await anExportWorld(store)
  })

  const citation = async (): Promise<CitationRead> =>
    (await contentsOf(world)).citations[0] ?? expect.fail("no citation")
  const cited = async (): Promise<SourceRead> => (await contentsOf(world)).sources[0] ?? expect.fail("no source")
  const revision = () => commit(store, ({ trees }) => trees.revision(world.tree.id))
  const file = (...names: readonly string[]): string => [...names.map(personOf), source, note].join("\n")

  /** Imports a file, as a version did that read page, text and confidence of citations only. */
  const importedBefore = async (records: string, version = "5.5.1"): Promise<void> => {
    await imported(world, uploadOf(gedcomText(records, version)))
    const { citations: made, sources: named } = await contentsOf(world)
    await commit(store, async ({ citations, sources, keptRecords, contents }) => {
      const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
      const [all, books] = [
        await citations.ofIds(world.tree.id, ids(made)),
        await sources.ofIds(world.tree.id, ids(named)),
      ]
      await citations.updateMany(all.map((one) => ({ ...one, ...initialOf(laterCitationFields) })))
      await sources.updateMany(books.map((one) => ({ ...one, ...initialOf(laterSourceFields) })))
      const kept = await contents(world.tree.id).kept(0, 10_000)
      await keptRecords.update(kept.map(({ isDeleted: _, ...record }) => ({ ...record, readerVersion: 0 })))
    })
  }
  /** Imports a file, as a version did that left what is below SEX in the lines. */
  const importedWithoutGender = async (records: string): Promise<void> => {
    await imported(world, uploadOf(gedcomText(records)))
    const { citations: made, sources: named } = await contentsOf(world)
    await commit(store, async ({ citations, sources, keptRecords, contents }) => {
      const ids = made.flatMap(({ id, about }) => (about === null ? [] : [id]))
      const ofGender = new Set<string>(ids)
      const rows = await citations.ofIds(world.tree.id, ids)
      await citations.updateMany(rows.map((one) => ({ ...one, deletedAt: noon })))
      const kept = await contents(world.tree.id).kept(0, 10_000)
      const inWords = named.filter(({ id }) => kept.every(({ sourceId }) => sourceId !== id)).map(({ id }) => id)
      const books = await sources.ofIds(world.tree.id, inWords)
      await sources.updateMany(books.map((one) => ({ ...one, deletedAt: noon })))
      await keptRecords.update(
        kept.map(({ isDeleted: _, ...record }) => ({
          ...record,
          links: record.links.filter(([, id]) => !ofGender.has(id)),
          readerVersion: 6,
        })),
      )
    })
  }
  const rereadAll = async (): Promise<void> => {
    for (let job: RereadPiece | null = { treeId: null, from: 0 }; job !== null; ) {
      await rereadEvents({ uow: store.uow, newId, now: () => noon })(job)
      const next: RereadPiece[] = []
      const running = await store.worker.run(async (one) => void (one.kind === "reread_events" && next.push(one)))
      await running.stop()
      job = next[0] ?? null
    }
  }
  const whole = { date: "44 B.C.", eventType: "BIRT", role: "CHIL", notes: "Torn", url: "https://a.org", text: "Ann" }

  it("fills them from the lines, in one change of the system, and the export stays as it was", async () => {
    await importedBefore(file("I1"))
    expect(await citation()).to.include({ page: "12", text: "Ann", date: null, notes: null })
    for (const version of ["5.5.1", "7.0"] as const) {
      const other = await anExportWorld()
      await imported(other, uploadOf(gedcomText(file("I1"))))
      expect(await world.records(version)).to.equal(await other.records(version))
    }
    const before = await revision()
    await rereadAll()
    expect(await citation()).to.include(whole)
    expect(await cited()).to.include({ title: "Register", abbreviation: "Reg.", text: "In the year" })
    expect(await world.records()).to.equal(file("I1"))
    expect(await revision()).to.equal(before + 1)
    expect((await world.audit())[0]).to.include({ actorType: "system" })
    await rereadAll()
    expect(await revision()).to.equal(before + 1)
  })

  it("reads each file by its own version", async () => {
    const old = file("I1")
    const present = old
      .replace("44 B.C.", "44 BCE")
      .replace("NOTE @N1@", "SNOTE @N1@")
      .replace("@N1@ NOTE", "@N1@ SNOTE")
    await importedBefore(present, "7.0")
    await rereadAll()
    expect(await citation()).to.include(whole)
    expect(await world.records("7.0")).to.equal(present)
  })

  it("leaves what an editor wrote, before and after it", async () => {
    await importedBefore(file("I1"))
    const edit = async (said: object) =>
      world.edit(updateCitation, { citationId: (await citation()).id, ifMatch: null, ...said })
    await edit({ date: "1901" })
    expect(await world.records()).to.equal(file("I1").replace("44 B.C.", "1901"))
    await rereadAll()
    expect(await citation()).to.include({ ...whole, date: "1901" })
    await edit({ date: null, notes: null })
    await rereadAll()
    expect(await citation()).to.include({ date: null, notes: null })
    expect(await world.records()).to.equal(file("I1").replace("\n4 DATE 44 B.C.", "").replace("\n3 NOTE @N1@", ""))
  })

  it("fills deleted citations, too", async () => {
    await importedBefore(file("I1"))
    const { id: citationId } = await citation()
    await world.edit(deleteCitation, { citationId, ifMatch: null })
    await rereadAll()
    await world.edit(restoreCitation, { citationId })
    expect(await citation()).to.include(whole)
    expect(await world.records()).to.equal(file("I1"))
  })

  it("adds the citations of the sex that were only lines, once, and writes the same lines", async () => {
    const lines = [
      "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 SEX F",
      "2 SOUR @S1@\n3 PAGE 12\n3 _APID 7\n2 SOUR Letter\n2 SOUR @S2@\n1 SOUR @S1@",
      "0 @I2@ INDI\n1 SEX M\n2 SOUR Letter\n0 @S1@ SOUR\n1 TITL Register",
    ].join("\n")
    await importedWithoutGender(lines)
    const said = async () => {
      const { citations, sources } = await contentsOf(world)
      const titles = new Map(sources.map(({ id, title }) => [id, title]))
      return citations.map(({ about, page, sourceId }) => `${about} ${titles.get(sourceId)} ${page}`).sort()
    }
    expect(await said()).to.deep.equal(["null Register null"])
    expect(await world.records()).to.equal(lines)
    const before = await revision()
    await rereadAll()
    const all = ["gender Letter null", "gender Letter null", "gender Register 12", "null Register null"]
    expect(await said()).to.deep.equal(all)
    expect((await contentsOf(world)).sources.map(({ title }) => title).sort()).to.deep.equal(["Letter", "Register"])
    expect(await world.records()).to.equal(lines)
    expect(await revision()).to.equal(before + 1)
    await rereadAll()
    expect(await said()).to.deep.equal(all)
    expect(await revision()).to.equal(before + 1)
    const found = (await contentsOf(world)).citations.find(({ page }) => page === "12") ?? expect.fail("no citation")
    await world.edit(deleteCitation, { citationId: found.id, ifMatch: null })
    await rereadAll()
    expect(await world.records()).to.equal(lines.replace("2 SOUR @S1@\n3 PAGE 12\n3 _APID 7\n", ""))
  })

  it("is not needed for an equal citation: an import of the same file again adds nothing", async () => {
    const plain = file("I1").replace("\n3 NOTE @N1@", "").replace(" B.C.", "")
    await importedBefore(plain)
    const again = uploadOf(gedcomText(plain))
    await world.edit(importRecords, { treeId: world.tree.id, file: again, defaultAction: "merge", resolutions: {} })
    expect((await contentsOf(world)).citations).to.have.length(1)
    expect(await world.records()).to.equal(plain)
  })
})

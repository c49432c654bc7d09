import { withAllowedXrefs } from "../../domain/gedcom/convert/convert-xrefs.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import { markEmpty } from "../../domain/gedcom/lines/empty-structures.ts"
import { writeRecord } from "../../domain/gedcom/lines/write-record.ts"
import { trailer } from "../../domain/gedcom/structures/writing/write-head.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { PersonId, SourceId } from "../../domain/ids.ts"
import type { Person } from "../../domain/person.ts"
import type { Source } from "../../domain/evidence/source.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import { writtenSnapshot } from "../merged/written-snapshot.ts"
import { type ExportFacts, exportHead, versionIn } from "./export-head.ts"
import { keptRecords } from "./export-kept.ts"
import { newFamilies } from "./export-families.ts"
import { newPersons } from "./export-individuals.ts"
import type { ExportedFile } from "./export-media.ts"
import { newSources } from "./export-sources.ts"
import { type ExportContext, startExport } from "./export-context.ts"

/** The number of records, persons or sources in one read. */
const batch = 500

type Batches = AsyncGenerator<readonly GedcomStructure[]>

/**
 * A tree as the lines of a GEDCOM file: kept records in their places, then the persons, families, sources and media
 * that no file brought. At the end it calls `name` with the files that belong to it.
 */
export async function* exportTree(
  snapshot: TreeSnapshot,
  file: ExportFacts,
  name: (files: readonly ExportedFile[]) => void = () => {},
): AsyncGenerator<string> {
  const tree = await writtenSnapshot(snapshot)
  const headers = await tree.headers()
  const heads = headers.filter(({ tag }) => tag === "HEAD")
  const exporting = await startExport(tree, file.version, heads.length)
  const converts = heads.length === 0 || heads.some((head) => versionIn(head) !== file.version)
  const kept = (record: GedcomStructure): GedcomStructure => {
    const allowed = converts ? withAllowedXrefs(record, file.version) : record
    return file.version === "7.0" ? markEmpty(allowed) : allowed
  }
  const lines = (records: Iterable<GedcomStructure>): string =>
    Array.from(records, (record) => writeRecord(kept(record), file.version)).join("")
  yield lines(await exportHead(exporting, headers, file))
  for (const records of [
    keptBatches(exporting),
    newPersonBatches(exporting),
    newFamilyBatches(exporting),
    newSourceBatches(exporting),
  ]) {
    for await (const some of records) yield lines(some)
  }
  for (const record of exporting.media.newRecords(file.version)) yield lines([record])
  yield lines([trailer])
  name(exporting.media.files())
}

/** Reads one batch while the batch before it is written. */
async function* keptBatches(exporting: ExportContext): Batches {
  let fileVersion: GedcomVersion = "5.5.1"
  let ahead: Promise<readonly GedcomStructure[]> = Promise.resolve([])
  let from = 0
  for (;;) {
    const rows = await exporting.tree.kept(from, batch)
    const last = rows.at(-1)
    if (last === undefined) break
    from = last.position + 1
    for (const ofOneFile of cutAtHeads(rows)) {
      const [first] = ofOneFile
      if (first?.tag === "HEAD") fileVersion = versionIn(first)
      const next = keptRecords(
        exporting,
        ofOneFile.filter(({ tag }) => tag !== "HEAD"),
        fileVersion,
      )
      // A failure is thrown where the batch is awaited. If the export ends earlier, it is not needed.
      next.catch(() => undefined)
      yield await ahead
      ahead = next
    }
  }
  yield await ahead
}

const cutAtHeads = (rows: readonly KeptRow[]): readonly (readonly KeptRow[])[] => {
  const cuts = [0, ...rows.flatMap(({ tag }, index) => (tag === "HEAD" && index > 0 ? [index] : [])), rows.length]
  return cuts.slice(1).map((end, index) => rows.slice(cuts[index], end))
}

async function* newPersonBatches(exporting: ExportContext): Batches {
  for await (const persons of pages<PersonId, Person>(exporting.tree.newPersons)) yield newPersons(exporting, persons)
}

async function* newFamilyBatches(exporting: ExportContext): Batches {
  if (!exporting.families.areNew) return
  const people = async (after: PersonId | null, limit: number) =>
    (await exporting.tree.personIds(after, limit)).map((id) => ({ id }))
  for await (const persons of pages<PersonId, { readonly id: PersonId }>(people))
    yield newFamilies(
      exporting,
      persons.map(({ id }) => id),
    )
}

async function* newSourceBatches(exporting: ExportContext): Batches {
  for await (const sources of pages<SourceId, Source>(exporting.tree.newSources)) yield newSources(exporting, sources)
}

async function* pages<Id extends string, T extends { readonly id: Id }>(
  take: (after: Id | null, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let after: Id | null = null
  for (;;) {
    const rows = await take(after, batch)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}

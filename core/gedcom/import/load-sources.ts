import { allValues } from "../../codec/fields.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { KeptRecord } from "../../domain/gedcom/kept/kept-record.ts"
import { readSource, type SourceValues } from "../../domain/gedcom/structures/reading/read-source.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { SourceId } from "../../domain/ids.ts"
import { hasOnlyTitle, sourceFields } from "../../domain/evidence/source.ts"
import { shownTemplateFields } from "../../domain/evidence/template-field.ts"
import type { PointedSource, TreeSnapshot } from "../../ports/export-reads.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { sourcesOf } from "./index-file.ts"

const batch = 1_000

/** The sources of a file that the tree already has. */
export interface ExistingSources {
  /** Sources that are equal in every field, by ordinal of the SOUR records. */
  readonly byOrdinal: ReadonlyMap<number, PointedSource>
  /** The same sources, by their xrefs in the file. */
  readonly byXref: ReadonlyMap<string, PointedSource>
  /** Sources that have only a title. */
  readonly byTitle: ReadonlyMap<string, SourceId>
}

const { identifiers: _added, ...comparedFields } = sourceFields

/** Identifiers do not make a source another one: those of the file are added. */
const keyOf = (source: SourceValues): string =>
  JSON.stringify(allValues(comparedFields, { ...source, fields: shownTemplateFields(source) }))

export interface SourcesOfFile {
  readonly file: GedcomUpload
  readonly fileIndex: FileIndex
  readonly version: GedcomVersion
  /** The sources that the tree keeps with the same lines, by ordinal of the SOUR records. */
  readonly same: ReadonlyMap<number, SourceId>
}

/**
 * Finds the sources with the same records, and the equal sources. A citation can only equal one of the same source.
 */
export const loadSources = async (
  tree: TreeSnapshot,
  { file, fileIndex, version, same }: SourcesOfFile,
): Promise<ExistingSources> => {
  const [wanted, byId] = [new Set(same.values()), new Map<SourceId, PointedSource>()]
  const known = new Map<string, PointedSource>()
  const byTitle = new Map<string, SourceId>()
  for (
    let sources = await tree.allSources(null, batch);
    sources.length > 0;
    sources = await tree.allSources(sources[sources.length - 1]!.id, batch)
  ) {
    for (const source of sources) {
      const key = keyOf(source)
      if (!known.has(key)) known.set(key, source)
      if (wanted.has(source.id)) byId.set(source.id, source)
      const { hasRecord, id, title } = source
      if (!hasRecord && hasOnlyTitle(source) && !byTitle.has(title)) byTitle.set(title, id)
    }
  }
  const reading = {
    version,
    use: () => {},
    noteText: (xref: string) => fileIndex.noteTexts.get(xref) ?? null,
    repositoryName: (xref: string) => fileIndex.repositoryNames.get(xref) ?? null,
  }
  const byOrdinal = new Map<number, PointedSource>()
  const byXref = new Map<string, PointedSource>()
  let ordinal = 0
  for await (const record of sourcesOf(file, fileIndex)) {
    const own = same.get(ordinal)
    const source = own === undefined ? known.get(keyOf(readSource(record, reading))) : byId.get(own)
    if (source !== undefined) {
      byOrdinal.set(ordinal, source)
      if (record.xref !== null && fileIndex.sourceOf(record.xref) === ordinal) byXref.set(record.xref, source)
    }
    ordinal++
  }
  return { byOrdinal, byXref, byTitle }
}

/** The kept records of sources. */
export const loadSourceRecords = async (
  tree: TreeSnapshot,
  sources: readonly PointedSource[],
): Promise<ReadonlyMap<SourceId, KeptRecord>> => {
  const records = new Map<SourceId, KeptRecord>()
  for (const xrefs of inGroups([...new Set(sources.flatMap(({ xref }) => xref ?? []))], batch)) {
    for (const { isDeleted: _isLive, ...record } of await tree.keptBy({ xrefs }))
      if (record.sourceId !== null) records.set(record.sourceId, record)
  }
  return records
}

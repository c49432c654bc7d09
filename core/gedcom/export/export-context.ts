import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { FamilyMember } from "../../domain/gedcom/structures/write-family.ts"
import type { RecordId, SourceId } from "../../domain/ids.ts"
import { type NewXrefs, newXrefs } from "../../domain/gedcom/lines/xref.ts"
import type { CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import type { CitedRow, KeptRow, PersonPointer, TreeSnapshot } from "../../ports/export-reads.ts"
import { type ExportedMedia, loadMedia } from "./export-media.ts"

/** One export: where it reads, how it names records, and the little that it remembers from batch to batch. */
export interface ExportContext {
  readonly tree: TreeSnapshot
  readonly version: GedcomVersion
  readonly xrefs: NewXrefs
  readonly media: ExportedMedia
  readonly xrefOf: {
    readonly person: (person: PersonPointer) => string
    readonly source: (id: SourceId, kept: string | null) => string
    readonly family: (record: Pick<KeptRow, "id" | "xref">) => string
  }
  /** Whether some family has been met that no kept record tells. */
  readonly families: { areNew: boolean }
  /** Sources without a record that are told where they are cited; those of them that something points at nevertheless. */
  readonly toldInWords: Set<SourceId>
  readonly pointedAt: Set<SourceId>
}

/** `generation`: how many files the tree has taken in. */
export const startExport = async (
  tree: TreeSnapshot,
  version: GedcomVersion,
  generation: number,
): Promise<ExportContext> => {
  const xrefs = newXrefs(generation)
  return {
    tree,
    version,
    xrefs,
    media: await loadMedia(tree, xrefs),
    xrefOf: {
      person: ({ id, xref }) => xref ?? xrefs.of("I", id),
      source: (id, kept) => kept ?? xrefs.of("S", id),
      family: ({ id, xref }: { readonly id: RecordId; readonly xref: string | null }) => xref ?? xrefs.of("F", id),
    },
    families: { areNew: false },
    toldInWords: new Set(),
    pointedAt: new Set(),
  }
}

/** A person as a family points at them. */
export const memberOf = ({ xrefOf }: ExportContext, person: PersonPointer): FamilyMember => ({
  id: person.id,
  gender: person.gender,
  xref: xrefOf.person(person),
})

/** Citations as they are to be written, by what they cite. */
export const citationsByTarget = (
  { xrefOf, toldInWords, pointedAt, media }: ExportContext,
  rows: readonly CitedRow[],
): ((targetId: string) => readonly CurrentCitation[]) => {
  const byTarget = Map.groupBy(
    rows,
    ({ personId, nameId, eventId, relationshipId }): string => personId ?? nameId ?? eventId ?? relationshipId ?? "",
  )
  const stated = ({ id, sourceId, page, detail, confidence, sourceXref, bareTitle }: CitedRow): CurrentCitation => ({
    id,
    page,
    detail,
    confidence,
    // Words where a source is cited have no room for its media.
    bareTitle: media.isOwner(sourceId) ? null : bareTitle,
    pointer: () => {
      if (bareTitle !== null) pointedAt.add(sourceId)
      return xrefOf.source(sourceId, sourceXref)
    },
    toldInWords: () => toldInWords.add(sourceId),
  })
  return (targetId) => (byTarget.get(targetId) ?? []).map(stated)
}

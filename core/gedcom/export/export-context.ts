import { ownValuesOf } from "../../codec/fields.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { FamilyMember } from "../../domain/gedcom/structures/writing/write-family.ts"
import { type Association, associationFields } from "../../domain/association/association.ts"
import { citationFields } from "../../domain/evidence/citation.ts"
import type { RecordId, SourceId } from "../../domain/ids.ts"
import { type NewXrefs, newXrefs } from "../../domain/gedcom/lines/xref.ts"
import type { CurrentAssociation, CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import type { CitedRow, KeptRow, PersonPointer, TreeSnapshot } from "../../ports/export-reads.ts"
import { type ExportedMedia, loadMedia } from "./export-media.ts"

/** The state of one export: where it reads, how it names records, and what it keeps from batch to batch. */
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
  /** Whether any family without a kept record has been found. */
  readonly families: { areNew: boolean }
  /**
   * `inlineSources`: sources that were exported inside their citations. `referencedInline`: those of them that need
   * a SOUR record after all, because another structure points to them.
   */
  readonly inlineSources: Set<SourceId>
  readonly referencedInline: Set<SourceId>
}

/** Starts an export. `generation` is the number of files that the tree has imported; it keeps new xrefs unique. */
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
    inlineSources: new Set(),
    referencedInline: new Set(),
  }
}

/** A person as a family record points to them. */
export const memberOf = ({ xrefOf }: ExportContext, person: PersonPointer): FamilyMember => ({
  id: person.id,
  gender: person.gender,
  xref: xrefOf.person(person),
})

/** Citations as they are to be written, by the id of what they cite. */
export const citationsByTarget = (
  { xrefOf, inlineSources, referencedInline, media }: ExportContext,
  rows: readonly CitedRow[],
): ((targetId: string) => readonly CurrentCitation[]) => {
  const byTarget = Map.groupBy(
    rows,
    ({ personId, nameId, eventId, relationshipId }): string => personId ?? nameId ?? eventId ?? relationshipId ?? "",
  )
  const kept = ({ id, sourceId, sourceXref, bareTitle, ...row }: CitedRow): CurrentCitation => ({
    id,
    ...ownValuesOf(citationFields, row),
    // An inline source has no place for media.
    bareTitle: media.isLinked(sourceId) ? null : bareTitle,
    pointer: () => {
      if (bareTitle !== null) referencedInline.add(sourceId)
      return xrefOf.source(sourceId, sourceXref)
    },
    writtenInline: () => inlineSources.add(sourceId),
    media: () => media.linksTo(id),
  })
  return (targetId) => (byTarget.get(targetId) ?? []).map(kept)
}

/** Associations as they are to be written, by the id of the event, relationship or person that they are about. */
export const associationsByTarget = async (
  { tree, xrefOf }: ExportContext,
  rows: readonly Association[],
): Promise<(targetId: string) => readonly CurrentAssociation[]> => {
  const associates = [...new Set(rows.flatMap(({ associateId }) => associateId ?? []))]
  const pointers = associates.length === 0 ? [] : await tree.pointers(associates)
  const xrefs = new Map(pointers.map((pointer) => [pointer.id, xrefOf.person(pointer)]))
  const byTarget = Map.groupBy(
    rows,
    ({ personId, eventId, relationshipId }): string => eventId ?? relationshipId ?? personId ?? "",
  )
  const kept = ({ id, associateId, ...row }: Association): CurrentAssociation => ({
    id,
    ...ownValuesOf(associationFields, row),
    pointer: associateId === null ? null : (xrefs.get(associateId) ?? null),
  })
  return (targetId) => (byTarget.get(targetId) ?? []).map(kept)
}

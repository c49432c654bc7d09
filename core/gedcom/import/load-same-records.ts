import type { KeptRecord } from "../../domain/gedcom/kept/kept-record.ts"
import type { SourceId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import { type Fingerprints, findKept } from "./find-kept.ts"
import { pointersIn } from "../../domain/gedcom/kept/kept-xrefs.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"

/** The families and sources of a file that the tree keeps with the same lines, by ordinal. */
export interface SameFamiliesAndSources {
  readonly families: ReadonlyMap<number, KeptRecord>
  readonly sources: ReadonlyMap<number, SourceId>
}

export interface FileToCompare {
  readonly fileIndex: FileIndex
  readonly fingerprints: Fingerprints
  /** The xref of the kept record of an INDI record's existing person, by its ordinal; null if there is none. */
  readonly keptXrefOf: (ordinal: number) => string | null
}

/**
 * Looks up the families and sources that the tree keeps with the same lines and the same xref in their file. The members of a
 * family must also be those that the kept record names.
 */
export const loadSameRecords = async (
  tree: TreeSnapshot,
  { fileIndex, fingerprints, keptXrefOf }: FileToCompare,
): Promise<SameFamiliesAndSources> => {
  const families = new Map<number, KeptRecord>()
  const sources = new Map<number, SourceId>()
  /** Whether a kept record names somebody else than the existing person of this INDI record. */
  const meansOthers = (ordinal: number, kept: ReadonlySet<string>): boolean => !kept.has(keptXrefOf(ordinal) ?? "")
  await findKept(
    tree,
    { tag: "FAM", fingerprints: fingerprints.FAM, fileIndex },
    (ordinal, { isDeleted, ...record }) => {
      if (isDeleted || families.has(ordinal)) return
      const kept = new Set(pointersIn(record.lines))
      if (!fileIndex.families.of(ordinal).some(({ to }) => meansOthers(to, kept))) families.set(ordinal, record)
    },
  )
  await findKept(
    tree,
    { tag: "SOUR", fingerprints: fingerprints.SOUR, fileIndex },
    (ordinal, { isDeleted, sourceId }) => {
      if (!isDeleted && sourceId !== null && !sources.has(ordinal)) sources.set(ordinal, sourceId)
    },
  )
  return { families, sources }
}

import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { convertRecord } from "../../domain/gedcom/convert/convert-record.ts"
import { readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { grammarOf } from "../../domain/gedcom/structures/read-context.ts"
import { type GedcomStructure, pointersOf, versionOf } from "../../domain/gedcom/lines/parser.ts"
import { type FileFacts, writeHead, writeSubmitter } from "../../domain/gedcom/structures/writing/write-head.ts"
import type { FindRecord } from "../../domain/gedcom/standard/standard.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import type { ExportContext } from "./export-context.ts"
import { findRecord } from "./find-record.ts"

/** What a HEAD says about its file, except for the submitter. */
export type ExportFacts = Omit<FileFacts, "submitter" | "kept">

/** The GEDCOM version of the file from which a HEAD was kept. */
export const versionIn = (head: KeptRow): GedcomVersion => grammarOf(versionOf(readKept(head)))

/**
 * The HEAD of an export, and a SUBM record if the version requires one and no file had one. `headers` are the kept
 * HEAD records and the first SUBM.
 */
export const exportHead = async (
  { tree, xrefs }: ExportContext,
  headers: readonly KeptRow[],
  file: ExportFacts,
): Promise<readonly GedcomStructure[]> => {
  const { version } = file
  const head = headers.find(({ tag }) => tag === "HEAD")
  const named = headers.find(({ tag }) => tag === "SUBM")?.xref ?? null
  const from = head === undefined ? version : versionIn(head)
  const kept = head === undefined ? null : readKept(head)
  const find =
    from === version
      ? anyRecord
      : await recordsOf(tree, [...(named === null ? [] : [named]), ...(kept === null ? [] : pointersOf(kept))], version)
  const known = named !== null && (find(named) ?? "SUBM") === "SUBM" ? named : null
  const own = known === null && version === "5.5.1" ? xrefs.of("U", noId) : null
  const record = writeHead({ ...file, submitter: known ?? own, kept })
  const submitters = own === null ? [] : [writeSubmitter(own)]
  return from === version
    ? [record, ...submitters]
    : [...convertRecord(record, "HEAD", { from, to: version }, find), ...submitters]
}

const noId = "0"

const anyRecord: FindRecord = () => undefined

const recordsOf = async (
  { keptBy }: TreeSnapshot,
  pointers: readonly string[],
  version: GedcomVersion,
): Promise<FindRecord> => {
  const sought = new Set(pointers)
  const found = sought.size === 0 ? [] : await keptBy({ xrefs: [...sought] })
  return findRecord(
    sought,
    found.filter(({ isDeleted }) => !isDeleted),
    version,
  )
}

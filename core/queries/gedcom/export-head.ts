import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { convertRecord } from "../../domain/gedcom/convert/convert-record.ts"
import { readKept } from "../../domain/gedcom/kept-node.ts"
import { grammarOf } from "../../domain/gedcom/reading.ts"
import { type GedcomStructure, versionOf } from "../../domain/gedcom/record.ts"
import { type FileFacts, writeHead, writeSubmitter } from "../../domain/gedcom/write-head.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import type { Exporting } from "./exporting.ts"
import { findRecord, pointersOf } from "./find-record.ts"

/** What a HEAD tells of its file but whose it is. */
export type ExportFacts = Omit<FileFacts, "submitter" | "kept">

/** The version of the file that a kept HEAD stood in. */
export const versionIn = (head: KeptRow): GedcomVersion => grammarOf(versionOf(readKept(head)))

/** The HEAD of an export, and where the version asks for a submitter and no file named one, that. `headers`: those that were kept, and the first SUBM. */
export const exportHead = async ({ tree, xrefs }: Exporting, headers: readonly KeptRow[], file: ExportFacts): Promise<readonly GedcomStructure[]> => {
  const { version } = file
  const head = headers.find(({ tag }) => tag === "HEAD")
  const kept = headers.find(({ tag }) => tag === "SUBM")?.xref ?? null
  const needsOne = kept === null && version === "5.5.1"
  const submitter = needsOne ? xrefs.of("U", noId) : kept
  const record = writeHead({ ...file, submitter, kept: head === undefined ? null : readKept(head) })
  const submitters = needsOne && submitter !== null ? [writeSubmitter(submitter)] : []
  const from = head === undefined ? version : versionIn(head)
  if (from === version) return [record, ...submitters]
  const pointers = new Set(pointersOf(record).filter((pointer) => pointer !== submitter))
  const found = pointers.size === 0 ? [] : await tree.keptBy({ xrefs: [...pointers] })
  return [...convertRecord(record, "HEAD", { from, to: version }, findRecord(pointers, found.filter(({ isDeleted }) => !isDeleted), version)), ...submitters]
}

const noId = "0"

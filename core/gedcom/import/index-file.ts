import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { type DomainError, invalid } from "../../domain/errors.ts"
import { type GedcomFile, readGedcom } from "../../domain/gedcom/lines/read-gedcom.ts"
import { grammarOf } from "../../domain/gedcom/structures/read-context.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import { type PlacedRecord, startFileIndex, type FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import type { Encoding } from "../../domain/gedcom/bytes/encodings.ts"
import { type EncodingDetails, sampleOfNames } from "../../domain/gedcom/report/encoding-details.ts"

/** A file after its first reading. */
export interface IndexedFile {
  readonly fileIndex: FileIndex
  readonly version: GedcomVersion
  /** HEAD.GEDC.VERS as written; null if absent. */
  readonly declaredVersion: string | null
  readonly encoding: Encoding
  readonly encodingDetails: EncodingDetails
}

export interface Watching {
  /** Called with each record. */
  readonly see?: (record: GedcomNode, version: GedcomVersion) => void
  readonly progress?: OnProgress
}

/** More records than any family tree has. About 200 bytes of each are held until the end. */
const mostRecords = 2_000_000

const textNode = (tag: string, value: string): GedcomNode => ({
  line: 0,
  xref: null,
  tag,
  value,
  pointer: null,
  children: [],
})

/** The HEAD of a file without one, which is read as 5.5.1. */
const defaultHead: GedcomNode = {
  ...textNode("HEAD", ""),
  children: [{ ...textNode("GEDC", ""), children: [textNode("VERS", "5.5.1")] }],
}

/**
 * Opens a file to keep its records. Its first record is always a HEAD with the version in which the file is read,
 * because an export takes every kept HEAD as the start of another file.
 */
const openFile = async (file: GedcomUpload, warn: Warn): Promise<E.Either<DomainError, GedcomFile>> =>
  pipe(
    await readGedcom(file.open(), warn, file.encoding),
    E.map((opened) => ({ ...opened, records: withHead(opened.records) })),
  )

async function* withHead(batches: GedcomFile["records"]): AsyncGenerator<readonly GedcomNode[]> {
  let isFirst = true
  for await (const batch of batches) {
    yield isFirst && batch[0]?.tag !== "HEAD" ? [defaultHead, ...batch] : batch
    isFirst = false
  }
}

/**
 * Reads the file once, builds its index, and reports all faults of its lines. Left if the file is not GEDCOM or has
 * too many records.
 */
export const indexFile = async (
  file: GedcomUpload,
  warn: Warn,
  { see = () => {}, progress = () => {} }: Watching = {},
): Promise<E.Either<DomainError, IndexedFile>> => {
  const opened = await openFile(file, warn)
  if (E.isLeft(opened)) return opened
  const { version: declaredVersion, decision, declared, records } = opened.right
  const version = grammarOf(declaredVersion)
  const { take, end } = startFileIndex(warn, version)
  const sample = sampleOfNames()
  let read = 0
  for await (const batch of records) {
    for (const record of batch) {
      take(record)
      see(record, version)
      sample.see(record)
    }
    read += batch.length
    if (read > mostRecords) return E.left(invalid("file", `has more than ${mostRecords} records`))
    progress({ phase: "reading", records: read, of: null })
  }
  const { encoding, certain } = decision()
  const encodingDetails = { declared, certain, sample: sample.names }
  return E.right({ fileIndex: end(), version, declaredVersion, encoding, encodingDetails })
}

/** The SOUR records of an indexed file, in file order. */
export async function* sourcesOf(file: GedcomUpload, fileIndex: FileIndex): AsyncGenerator<GedcomNode> {
  if (fileIndex.sources === 0) return
  for await (const records of othersOf(file, fileIndex))
    for (const record of records) if (record.tag === "SOUR") yield record
}

/** The records of an indexed file other than INDI and FAM, in file order. */
export async function* othersOf(file: GedcomUpload, { others }: FileIndex): AsyncGenerator<readonly GedcomNode[]> {
  const batches = others === null ? recordsOf(file, isOther) : [others]
  for await (const batch of batches) yield batch.map(([record]) => record)
}

/** The records of an indexed file without TRLR, in file order. Warnings are not repeated. */
export async function* everyRecord(file: GedcomUpload): AsyncGenerator<readonly GedcomNode[]> {
  for await (const batch of recordsOf(file, () => true)) yield batch.map(([record]) => record)
}

type Wanted = (tag: string) => boolean

const isPerson: Wanted = (tag) => tag === "INDI"
const isFamily: Wanted = (tag) => tag === "FAM"
const isOther: Wanted = (tag) => !isPerson(tag) && !isFamily(tag)
const isPersonOrFamily: Wanted = (tag) => !isOther(tag)

/**
 * The records of an indexed file without TRLR, ordered so that each comes after the records that it depends on:
 * sources before persons, persons before families. The file is read as few times as possible, usually once.
 * Warnings are not repeated.
 */
export async function* recordsByNeed(
  file: GedcomUpload,
  fileIndex: FileIndex,
  progress: OnProgress,
): AsyncGenerator<readonly PlacedRecord[]> {
  let taken = 0
  for await (const records of inOrder(file, fileIndex)) {
    yield records
    taken += records.length
    progress({ phase: "storing", records: taken, of: fileIndex.records })
  }
}

async function* inOrder(
  file: GedcomUpload,
  { familiesFollow, others }: FileIndex,
): AsyncGenerator<readonly PlacedRecord[]> {
  if (others === null) yield* recordsOf(file, isOther)
  else yield others
  for (const isWanted of familiesFollow ? [isPersonOrFamily] : [isPerson, isFamily]) yield* recordsOf(file, isWanted)
}

async function* recordsOf(file: GedcomUpload, isWanted: Wanted): AsyncGenerator<readonly PlacedRecord[]> {
  const opened = await openFile(file, () => {})
  if (E.isLeft(opened)) throw new Error("The file has changed while it was read.")
  let ordinal = 0
  for await (const batch of opened.right.records) {
    const wanted: PlacedRecord[] = []
    for (const record of batch) {
      if (record.tag === "TRLR") continue
      if (isWanted(record.tag)) wanted.push([record, ordinal])
      ordinal++
    }
    if (wanted.length > 0) yield wanted
  }
}

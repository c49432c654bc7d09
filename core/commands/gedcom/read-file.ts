import * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { type DomainError, invalid } from "../../domain/errors.ts"
import { readGedcom } from "../../domain/gedcom/read.ts"
import { grammarOf } from "../../domain/gedcom/reading.ts"
import type { GedcomNode } from "../../domain/gedcom/record.ts"
import { type PlacedRecord, startSurvey, type Survey } from "../../domain/gedcom/survey.ts"
import type { OnProgress } from "../../domain/gedcom/progress.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { GedcomUpload } from "./gedcom-upload.ts"

/** What is known of a file that was read once. */
export interface SurveyedFile {
  readonly survey: Survey
  readonly version: GedcomVersion
  /** HEAD.GEDC.VERS as written, null if absent. */
  readonly declaredVersion: string | null
  readonly encoding: string
}

export interface Watching {
  /** Is shown each record. */
  readonly see?: (record: GedcomNode, version: GedcomVersion) => void
  readonly progress?: OnProgress
}

/** More records than any family tree has: of each a little is held until the end, some kilobyte in all. */
const mostRecords = 2_000_000

/** Reads the file once, for its survey and for all that is wrong with its lines. Left for a file that is none, or has too many records. */
export const surveyFile = async (
  file: GedcomUpload,
  warn: Warn,
  { see = () => {}, progress = () => {} }: Watching = {},
): Promise<E.Either<DomainError, SurveyedFile>> => {
  const opened = await readGedcom(file.open(), warn)
  if (E.isLeft(opened)) return opened
  const { version: declaredVersion, encoding, records } = opened.right
  const version = grammarOf(declaredVersion)
  const { take, end } = startSurvey(warn)
  let read = 0
  for await (const batch of records) {
    for (const record of batch) {
      take(record)
      see(record, version)
    }
    read += batch.length
    if (read > mostRecords) return E.left(invalid("file", `has more than ${mostRecords} records`))
    progress({ phase: "reading", records: read, of: null })
  }
  return E.right({ survey: end(), version, declaredVersion, encoding: encoding() })
}

/** The SOUR records of a surveyed file, in its order. */
export async function* sourcesOf(file: GedcomUpload, survey: Survey): AsyncGenerator<GedcomNode> {
  if (survey.sources === 0) return
  for await (const records of othersOf(file, survey))
    for (const record of records) if (record.tag === "SOUR") yield record
}

/** The records of a surveyed file that are neither people nor families, in its order. */
export async function* othersOf(file: GedcomUpload, { others }: Survey): AsyncGenerator<readonly GedcomNode[]> {
  const batches = others === null ? recordsOf(file, isOther) : [others]
  for await (const batch of batches) yield batch.map(([record]) => record)
}

type Wanted = (tag: string) => boolean

const isPerson: Wanted = (tag) => tag === "INDI"
const isFamily: Wanted = (tag) => tag === "FAM"
const isOther: Wanted = (tag) => !isPerson(tag) && !isFamily(tag)
const isPersonOrFamily: Wanted = (tag) => !isOther(tag)

/**
 * The records of a surveyed file but TRLR, in an order in which none comes before what it hangs on: sources ahead of people, people ahead of families.
 * The file is read again as few times as that takes, most often once; warnings have been given before.
 */
export async function* recordsByNeed(
  file: GedcomUpload,
  survey: Survey,
  progress: OnProgress,
): AsyncGenerator<readonly PlacedRecord[]> {
  let taken = 0
  for await (const records of inOrder(file, survey)) {
    yield records
    taken += records.length
    progress({ phase: "storing", records: taken, of: survey.records })
  }
}

async function* inOrder(
  file: GedcomUpload,
  { familiesFollow, others }: Survey,
): AsyncGenerator<readonly PlacedRecord[]> {
  if (others === null) yield* recordsOf(file, isOther)
  else yield others
  for (const isWanted of familiesFollow ? [isPersonOrFamily] : [isPerson, isFamily]) yield* recordsOf(file, isWanted)
}

async function* recordsOf(file: GedcomUpload, isWanted: Wanted): AsyncGenerator<readonly PlacedRecord[]> {
  const opened = await readGedcom(file.open(), () => {})
  if (E.isLeft(opened)) throw new Error("The file is not what it was a moment ago.")
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

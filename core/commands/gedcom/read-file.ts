import * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { DomainError } from "../../domain/errors.ts"
import { readGedcom } from "../../domain/gedcom/read.ts"
import { grammarOf } from "../../domain/gedcom/reading.ts"
import { type PlacedRecord, startSurvey, type Survey } from "../../domain/gedcom/survey.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { GedcomUpload } from "./import-input.ts"

/** Reads the file once, for its survey and for all that is wrong with its lines. */
export const surveyFile = async (file: GedcomUpload, warn: Warn): Promise<E.Either<DomainError, { readonly survey: Survey; readonly version: GedcomVersion }>> => {
  const opened = await readGedcom(file.open(), warn)
  if (E.isLeft(opened)) return opened
  const { version, records } = opened.right
  const { take, end } = startSurvey(warn)
  for await (const batch of records) for (const record of batch) take(record)
  return E.right({ survey: end(), version: grammarOf(version) })
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
export async function* recordsByNeed(file: GedcomUpload, { familiesFollow, others }: Survey): AsyncGenerator<readonly PlacedRecord[]> {
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

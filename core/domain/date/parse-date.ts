import { possibleHabits, unknownHabits } from "./date-habits.ts"
import { decidingLanguages } from "./date-words.ts"
import type { GenealogicalDate } from "./genealogical-date.ts"
import type { GedcomVersion } from "./gedcom-words.ts"
import { dateFaults, deriveDate } from "./make-date.ts"
import { isDualWording, readDate } from "./read-date.ts"
import { readWordedDate } from "./read-worded-date.ts"

const bracketed = /^\s*\((.*)\)\s*$/s

/** A date of which only these words are known. */
export const phraseDate = (phrase: string): GenealogicalDate =>
  deriveDate({
    qualifier: "phrase",
    calendar: "gregorian",
    day: null,
    month: null,
    year: null,
    toDay: null,
    toMonth: null,
    toYear: null,
    phrase,
  })

/**
 * The date of a DATE payload. It never fails. A date in words with one meaning is read, and keeps its words as the
 * phrase. Any other payload that fits no grammar, or names a day that does not exist, becomes a phrase with the
 * unchanged payload, so nothing is lost; a phrase in brackets loses the brackets. A blank payload becomes an empty
 * phrase. `habits` are those of the people who wrote the file.
 */
export const parseGedcomDate = (text: string, version: GedcomVersion, habits = unknownHabits): GenealogicalDate => {
  const reading = readDate(text, version)
  if (reading !== null && dateFaults(reading).length === 0) return deriveDate(reading)
  const worded = readWordedDate(text, habits)
  if (worded !== null && dateFaults(worded).length === 0) return deriveDate(worded)
  return phraseDate(bracketed.exec(text)?.[1] ?? text)
}

/**
 * What this and earlier versions have read in a DATE payload with this PHRASE: a date of the grammar or only words,
 * a date in words, with days first or months first, in each language that makes a difference. The habits of the file are not
 * known any more.
 */
export const pastReadings = (
  text: string,
  version: GedcomVersion,
  phrase: string | null,
): readonly GenealogicalDate[] => {
  const dates = [
    ...possibleHabits(decidingLanguages(text)).map((habits) => parseGedcomDate(text, version, habits)),
    phraseDate(bracketed.exec(text)?.[1] ?? text),
  ]
  return phrase === null ? dates : dates.map((date) => withPhrase(date, phrase))
}

/** Whether both dates have the same parts. */
export const isSameDate = (one: GenealogicalDate, other: GenealogicalDate): boolean =>
  one.display === other.display &&
  one.qualifier === other.qualifier &&
  one.calendar === other.calendar &&
  one.phrase === other.phrase &&
  one.sortDay === other.sortDay

/**
 * The date with the PHRASE that accompanies it (GEDCOM 7.0). An exact date with a phrase is an interpreted date of
 * GEDCOM, unless the phrase is only the wording of its dual year. Words that the date already had come before the
 * phrase.
 */
export const withPhrase = (date: GenealogicalDate, text: string): GenealogicalDate => {
  const [words = null, more] = [date.phrase ?? "", text].filter((some) => some.trim() !== "")
  const worded = { ...date, phrase: more === undefined ? words : `${words} (${more})` }
  if (date.qualifier === "phrase") return phraseDate(worded.phrase ?? "")
  return deriveDate(
    date.qualifier === "exact" && !isDualWording(worded) ? { ...worded, qualifier: "interpreted" } : worded,
  )
}

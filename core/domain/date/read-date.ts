import { type Calendar, type DateParts, type DateQualifier, dateQualifiers } from "./genealogical-date.ts"
import { calendarNames, type GedcomVersion, keywords, monthCodes } from "./gedcom-words.ts"

/** The parts in a payload, before it is checked whether such a day exists. */
export interface DateReading extends DateParts {
  /** Whether a year is dual. The phrase is then the payload itself. */
  readonly isDual: boolean
}

interface End {
  readonly calendar: Calendar
  readonly day: number | null
  readonly month: number | null
  readonly year: number
  readonly isDual: boolean
}

// Captures: escape, keyword, day, month, year, second half of a dual year, epoch.
const end = String.raw`(?:@#D([A-Z_ ]+)@\s*|(GREGORIAN|JULIAN|HEBREW|FRENCH_R)\s+)?(?:(?:(\d{1,2})\s+)?([A-Z]{3,4})\s+)?(\d{1,4})(?:/(\d{1,4}))?(\s*B\.?C\.?(?:E\.?)?)?`
const payload = new RegExp(
  String.raw`^\s*(?:(ABT|CAL|EST|BEF|AFT|BET|FROM|TO|INT)\s+)?${end}(?:\s+(AND|TO)\s+${end})?(?:\s*\((.*)\))?\s*$`,
  "is",
)
const [qualifierAt, firstEndAt, joinAt, secondEndAt, phraseAt] = [1, 2, 9, 10, 17]

const monthNumbers = new Map(
  Object.entries(monthCodes).map(([calendar, codes]) => [
    calendar,
    new Map(codes.map((code, index) => [code, index + 1])),
  ]),
)

const qualifiers: ReadonlyMap<string, DateQualifier> = new Map(
  dateQualifiers.flatMap((qualifier): [string, DateQualifier][] =>
    qualifier === "phrase" ? [] : [[keywords[qualifier].join("").replaceAll(" ", ""), qualifier]],
  ),
)

/** The reading of one end, with captures from index `at`; null for an unknown word or an ambiguous year. */
const readEnd = (match: RegExpExecArray, at: number, version: GedcomVersion): End | null => {
  const [mark, day, code, digits, dual, epoch] = [
    match[at] ?? match[at + 1],
    match[at + 2],
    match[at + 3],
    match[at + 4],
    match[at + 5],
    match[at + 6],
  ]
  const calendar = mark === undefined ? "gregorian" : calendarNames.get(mark.toUpperCase())
  if (calendar === undefined || digits === undefined) return null
  const month = code === undefined ? null : monthNumbers.get(calendar)?.get(code.toUpperCase())
  if (month === undefined) return null
  // A 5.5.1 year has three or four digits. `NOV 88` may be 1788 or 1988, so it is not read.
  if (version === "5.5.1" && mark === undefined && epoch === undefined && digits.length < 3) return null
  const stated = Number(digits)
  if (dual !== undefined && (epoch !== undefined || !isDualYear(calendar, stated, dual))) return null
  const single = epoch === undefined ? stated : -stated
  const year = dual === undefined ? single : stated + 1
  return { calendar, day: day === undefined ? null : Number(day), month, year, isDual: dual !== undefined }
}

const isDualYear = (calendar: Calendar, year: number, second: string): boolean =>
  (calendar === "julian" || calendar === "gregorian") && String(year + 1).endsWith(second)

/**
 * Reads a DATE payload by the grammars of GEDCOM 5.5.1 (DATE_VALUE) and 7.0 (section 2.4), in any case and spacing.
 * Null if neither matches, or if the two ends of a range have different calendars. `INT` dates include the text in
 * their brackets.
 */
export const readDate = (text: string, version: GedcomVersion): DateReading | null => {
  const match = payload.exec(text)
  if (match === null) return null
  const qualifier = qualifiers.get(`${match[qualifierAt] ?? ""}${match[joinAt] ?? ""}`.toUpperCase())
  const bracketed = match[phraseAt]
  if (qualifier === undefined || (bracketed !== undefined && qualifier !== "interpreted")) return null
  const first = readEnd(match, firstEndAt, version)
  const second = match[joinAt] === undefined ? null : readEnd(match, secondEndAt, version)
  if (first === null || (match[joinAt] !== undefined && second?.calendar !== first.calendar)) return null
  const filledPhrase = bracketed?.trim() ? bracketed : null
  const isDual = first.isDual || (second?.isDual ?? false)
  if (isDual && qualifier === "interpreted") return null
  return {
    qualifier,
    calendar: first.calendar,
    day: first.day,
    month: first.month,
    year: first.year,
    toDay: second?.day ?? null,
    toMonth: second?.month ?? null,
    toYear: second?.year ?? null,
    phrase: isDual ? text : filledPhrase,
    isDual,
  }
}

/**
 * Whether the phrase is the wording of the date with its dual years, so that a 5.5.1 payload can contain it
 * unchanged.
 */
export const isDualWording = (date: DateParts): boolean => {
  if (date.phrase === null || date.qualifier === "phrase" || date.qualifier === "interpreted") return false
  const reading = readDate(date.phrase, "5.5.1")
  return (
    reading?.isDual === true &&
    reading.qualifier === date.qualifier &&
    reading.calendar === date.calendar &&
    reading.day === date.day &&
    reading.month === date.month &&
    reading.year === date.year &&
    reading.toDay === date.toDay &&
    reading.toMonth === date.toMonth &&
    reading.toYear === date.toYear
  )
}

/** The calendars in which a date may be kept. */
export const calendars = ["gregorian", "julian", "hebrew", "french_republican"] as const
export type Calendar = (typeof calendars)[number]

/** What a date says about the day: GEDCOM's own distinctions, `exact` being none of them. */
export const dateQualifiers = [
  "exact",
  "about",
  "calculated",
  "estimated",
  "before",
  "after",
  "between",
  "from",
  "to",
  "from_to",
  "interpreted",
  "phrase",
] as const
export type DateQualifier = (typeof dateQualifiers)[number]

/**
 * What a genealogical date says. A negative year is BCE; there is no year 0. Hebrew and French Republican months count in GEDCOM's order
 * (TSH and VEND are 1, ELL and COMP 13). The `to…` parts are the end of `between` and `from_to`; both ends stand in one calendar.
 * The phrase is the source's wording: all there is of a `phrase`, the reading's ground of an `interpreted` date.
 *
 * A dual year (`11 FEB 1731/32`, the year turning in March) is kept as its new-style year, 1732, with the whole wording in the phrase.
 */
export interface DateParts {
  readonly qualifier: DateQualifier
  readonly calendar: Calendar
  readonly day: number | null
  readonly month: number | null
  readonly year: number | null
  readonly toDay: number | null
  readonly toMonth: number | null
  readonly toYear: number | null
  readonly phrase: string | null
}

/** A valid date with what follows from it: its text (that of GEDCOM 5.5.1, years unpadded), and the Julian day number of its earliest day (null for a phrase). */
export interface GenealogicalDate extends DateParts {
  readonly display: string
  readonly sortDay: number | null
}

/** What a caller sends: an absent qualifier is `exact`, an absent calendar `gregorian`, any other absent part null. */
export type DateInput = { readonly [Part in keyof DateParts]?: DateParts[Part] | undefined }

/** Whether a date of this qualifier has two ends. */
export const hasTwoEnds = (qualifier: DateQualifier): boolean => qualifier === "between" || qualifier === "from_to"

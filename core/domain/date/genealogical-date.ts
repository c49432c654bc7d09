/** The calendars of stored dates. */
export const calendars = ["gregorian", "julian", "hebrew", "french_republican"] as const
export type Calendar = (typeof calendars)[number]

/** The qualifiers of GEDCOM. `exact` is a date without one. */
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
 * The parts of a genealogical date. A negative year is BCE; there is no year 0. Hebrew and French Republican months
 * are counted in GEDCOM order (TSH and VEND are 1, ELL and COMP 13). The `to…` parts are the end of `between` and
 * `from_to`; both ends are in the same calendar. The phrase is the wording of the source: the only content of a
 * `phrase` date, and the basis of an `interpreted` date.
 *
 * A dual year (`11 FEB 1731/32`, when the year began in March) is stored as its new-style year, 1732, with the
 * whole wording in the phrase.
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

/**
 * A valid date with derived values: its text (as in GEDCOM 5.5.1, with unpadded years), and the Julian day number
 * of its earliest day (null for a phrase).
 */
export interface GenealogicalDate extends DateParts {
  readonly display: string
  readonly sortDay: number | null
}

/**
 * The date of a request. An absent qualifier is `exact`, an absent calendar `gregorian`, any other absent part
 * null.
 */
export type DateInput = { readonly [Part in keyof DateParts]?: DateParts[Part] | undefined }

/** Whether a date with this qualifier has two ends. */
export const hasTwoEnds = (qualifier: DateQualifier): boolean => qualifier === "between" || qualifier === "from_to"

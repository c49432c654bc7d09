import { hasTwoEnds, type Calendar, type DateParts } from "./genealogical-date.ts"
import { calendarMarks, type GedcomVersion, keywords, monthCodes } from "./gedcom-words.ts"
import { isDualWording } from "./read-date.ts"

/** The forms of dates: those of GEDCOM, and `display`, which is the form of 5.5.1 without padded years. */
type DateForm = GedcomVersion | "display"

const composeYear = (calendar: Calendar, year: number, form: DateForm): string => {
  if (year < 0) return form === "7.0" ? `${-year} BCE` : `${-year} B.C.`
  // 5.5.1 does not allow years of fewer than three digits.
  return form === "5.5.1" && calendar === "gregorian" ? String(year).padStart(3, "0") : String(year)
}

const composeEnd = (
  calendar: Calendar,
  { day, month, year }: Pick<DateParts, "day" | "month" | "year">,
  form: DateForm,
): string => {
  if (year === null) return ""
  const text = calendarMarks[form === "7.0" ? "7.0" : "5.5.1"][calendar]
  const code = month === null ? "" : `${monthCodes[calendar][month - 1]} `
  return `${text}${day === null ? "" : `${day} `}${code}${composeYear(calendar, year, form)}`
}

/**
 * The DATE payload of a valid date. In 5.5.1 a phrase is in brackets, and a dual year as it was worded. In 7.0 the
 * payload contains only the date, and is empty for a phrase.
 */
export const composeGedcomDate = (date: DateParts, version: GedcomVersion): string => compose(date, version)

/** A valid date for people: the payload of 5.5.1, but without padded years (`BET 1 B.C. AND 1`). */
export const displayDate = (date: DateParts): string => compose(date, "display")

const compose = (date: DateParts, form: DateForm): string => {
  const { qualifier, calendar, phrase } = date
  if (qualifier === "phrase") return form === "7.0" ? "" : `(${phrase ?? ""})`
  if (phrase !== null && form !== "7.0" && isDualWording(date)) return phrase
  const start = composeEnd(calendar, date, form)
  if (qualifier === "interpreted") {
    if (form === "7.0") return start
    return phrase === null ? `INT ${start}` : `INT ${start} (${phrase})`
  }
  const [before, between] = keywords[qualifier]
  return hasTwoEnds(qualifier)
    ? `${before}${start}${between}${composeEnd(calendar, { day: date.toDay, month: date.toMonth, year: date.toYear }, form)}`
    : before + start
}

/**
 * The wording that the payload leaves out; null if there is none. 7.0 writes it as PHRASE, 5.5.1 has no tag for it.
 * For an `interpreted` date without a phrase the result is `""` in 7.0, where only the presence of PHRASE
 * distinguishes it from an exact date.
 */
export const gedcomPhrase = (date: DateParts, version: GedcomVersion): string | null => {
  const isInPayload =
    version === "5.5.1" && (date.qualifier === "phrase" || date.qualifier === "interpreted" || isDualWording(date))
  if (isInPayload) return null
  return date.qualifier === "interpreted" ? (date.phrase ?? "") : date.phrase
}

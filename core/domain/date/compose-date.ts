import { hasTwoEnds, type Calendar, type DateParts } from "./genealogical-date.ts"
import { calendarMarks, type GedcomVersion, keywords, monthCodes } from "./gedcom-words.ts"
import { isDualWording } from "./read-date.ts"

const composeYear = (calendar: Calendar, year: number, version: GedcomVersion): string => {
  if (year < 0) return version === "7.0" ? `${-year} BCE` : `${-year} B.C.`
  // 5.5.1 takes no bare year of fewer than three digits.
  return version === "5.5.1" && calendar === "gregorian" ? String(year).padStart(3, "0") : String(year)
}

const composeEnd = (
  calendar: Calendar,
  day: number | null,
  month: number | null,
  year: number | null,
  version: GedcomVersion,
): string => {
  if (year === null) return ""
  const text = calendarMarks[version][calendar]
  const code = month === null ? "" : `${monthCodes[calendar][month - 1]} `
  return `${text}${day === null ? "" : `${day} `}${code}${composeYear(calendar, year, version)}`
}

/**
 * The DATE payload of a valid date. In 5.5.1 a phrase stands in brackets, and a dual year as it was worded; in 7.0 the payload holds the
 * date alone, and nothing for a phrase.
 */
export const composeGedcomDate = (date: DateParts, version: GedcomVersion): string => {
  const { qualifier, calendar, phrase } = date
  if (qualifier === "phrase") return version === "7.0" ? "" : `(${phrase ?? ""})`
  if (phrase !== null && version === "5.5.1" && isDualWording(date)) return phrase
  const start = composeEnd(calendar, date.day, date.month, date.year, version)
  if (qualifier === "interpreted") {
    if (version === "7.0") return start
    return phrase === null ? `INT ${start}` : `INT ${start} (${phrase})`
  }
  const [before, between] = keywords[qualifier]
  return hasTwoEnds(qualifier)
    ? `${before}${start}${between}${composeEnd(calendar, date.toDay, date.toMonth, date.toYear, version)}`
    : before + start
}

/**
 * The wording that the payload leaves out, null when there is none: 7.0 writes it as PHRASE, 5.5.1 has no tag for it. An `interpreted`
 * date without a phrase answers `""` for 7.0, where the presence of a PHRASE is all that tells it from an exact one.
 */
export const gedcomPhrase = (date: DateParts, version: GedcomVersion): string | null => {
  const isInPayload =
    version === "5.5.1" && (date.qualifier === "phrase" || date.qualifier === "interpreted" || isDualWording(date))
  if (isInPayload) return null
  return date.qualifier === "interpreted" ? (date.phrase ?? "") : date.phrase
}

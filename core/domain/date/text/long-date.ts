import type { LanguagePack } from "../../../languages/language-pack.ts"
import { ENGLISH, type Language } from "../../../languages/language.ts"
import { message } from "../../../languages/message.ts"
import { registry } from "../../../languages/registry.ts"
import { memoizeBy } from "../../../lib/memoize.ts"
import { firstDay } from "../calendar.ts"
import { type DateParts, type GenealogicalDate, hasTwoEnds } from "../genealogical-date.ts"

/** The smallest part of an end of a date. */
type Precision = "day" | "month" | "year"

/** An end of a date with the words that are needed to write it. */
interface End extends Pick<DateParts, "calendar" | "qualifier"> {
  readonly language: Language
  readonly day: number | null
  readonly month: number | null
  readonly year: number
}

/** A date as `Intl` writes it, with or without its day. */
interface IntlForm {
  readonly locale: string
  readonly calendar: "gregory" | "hebrew"
  readonly hasDay: boolean
}

const formatOf = memoizeBy(
  100,
  ({ locale, calendar, hasDay }: IntlForm) => `${locale} ${calendar} ${hasDay}`,
  ({ locale, calendar, hasDay }) =>
    new Intl.DateTimeFormat(locale, {
      calendar,
      timeZone: "UTC",
      ...(hasDay ? { day: "numeric" } : {}),
      month: "long",
      year: "numeric",
    }),
)

const packOf = (language: Language): LanguagePack => registry[language]

/** A leap year, so that every day of every Julian year exists in it. Its number is replaced by that of the year. */
const LEAP_YEAR = 2000

/** 12 March 1850, March 1850, 1850: in the Gregorian or Julian calendar. */
const civilEnd = ({ language, qualifier, day, month, year }: End): string => {
  const written = String(Math.abs(year))
  const { about, calendars } = packOf(language)
  const alone = day === null && month !== null ? calendars?.monthsAlone?.[qualifier]?.[month - 1] : undefined
  const partText = ({ type, value }: Intl.DateTimeFormatPart): string => {
    if (type === "year") return written
    return type === "day" && value === "1" ? (calendars?.firstOfMonth ?? value) : value
  }
  const withMonth = (at: number): string =>
    formatOf({ locale: about.locale, calendar: "gregory", hasDay: day !== null })
      .formatToParts(Date.UTC(LEAP_YEAR, at - 1, day ?? 1))
      .map(partText)
      .join("")
  const known = month === null ? written : withMonth(month)
  const date = alone === undefined ? known : `${alone} ${written}`
  return year < 0 ? message(language, "dates", "beforeEra", { date }) : date
}

/** The Julian day number of 1 January 1970. */
const EPOCH_DAY = 2_440_588
const DAY_MS = 86_400_000

/** 5 Tishri 5611, Tishri 5611, 5611. */
const hebrewEnd = ({ language, day, month, year }: End): string =>
  month === null
    ? String(year)
    : formatOf({ locale: packOf(language).about.locale, calendar: "hebrew", hasDay: day !== null })
        .formatToParts((firstDay("hebrew", year, month, day) - EPOCH_DAY) * DAY_MS)
        .filter(({ type }) => type !== "era")
        .map(({ value }) => value)
        .join("")
        .trim()

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"]

/** 12 Brumaire, Year III. The calendar was in use to its year 14. */
const republicanEnd = ({ language, day, month, year: number }: End): string => {
  const year = romans[number - 1] ?? number
  if (month === null) return message(language, "dates", "republicanYear", { year })
  const { calendars = registry[ENGLISH].calendars } = packOf(language)
  const name = calendars.republicanMonths[month - 1] ?? String(month)
  if (day === null) return message(language, "dates", "republicanMonth", { month: name, year })
  const first = day === 1 ? calendars.firstOfMonth : undefined
  return message(language, "dates", "republicanDay", { day: first ?? day, month: name, year })
}

const endsIn = {
  gregorian: civilEnd,
  julian: civilEnd,
  hebrew: hebrewEnd,
  french_republican: republicanEnd,
} as const

const precisionOf = (day: number | null, month: number | null): Precision => {
  if (month === null) return "year"
  return day === null ? "month" : "day"
}

/** The date in words, without the name of its calendar. */
const wordsOf = (date: GenealogicalDate, language: Language): string => {
  const { qualifier, calendar, day, month, year, toDay, toMonth, toYear, phrase } = date
  if (qualifier === "phrase" || year === null) return phrase ?? ""
  const endOf = endsIn[calendar]
  const text = endOf({ language, calendar, qualifier, day, month, year })
  const precision = precisionOf(day, month)
  if (qualifier === "exact" || qualifier === "interpreted")
    return phrase === null ? text : message(language, "dates", "interpreted", { date: text, phrase })
  if (qualifier !== "between" && qualifier !== "from_to")
    return message(language, "dates", qualifier, { date: text, precision })
  const to = toYear === null ? "" : endOf({ language, calendar, qualifier, day: toDay, month: toMonth, year: toYear })
  const ends = { from: text, to, fromPrecision: precision, toPrecision: precisionOf(toDay, toMonth) }
  return message(language, "dates", qualifier === "between" ? "between" : "fromTo", ends)
}

/** Whether a reader cannot see the calendar by the months. */
const needsCalendar = ({ calendar, qualifier, month, toMonth }: GenealogicalDate): boolean =>
  calendar === "julian" || (calendar === "hebrew" && month === null && (!hasTwoEnds(qualifier) || toMonth === null))

interface Worded {
  readonly date: GenealogicalDate
  readonly language: Language
}

const partsOf = ({ qualifier, calendar, day, month, year, toDay, toMonth, toYear }: DateParts): string =>
  `${qualifier} ${calendar} ${day} ${month} ${year} ${toDay} ${toMonth} ${toYear}`

/** The date in words, with the name of its calendar where the months do not show it. */
const inWords = ({ date, language }: Worded): string => {
  const text = wordsOf(date, language)
  if (!needsCalendar(date)) return text
  return message(language, "dates", date.calendar === "julian" ? "inJulianCalendar" : "inHebrewCalendar", {
    date: text,
  })
}

/** The pages of a list repeat few dates, and formatting one takes longer than writing the rest of an event. */
const written = memoizeBy(10_000, ({ date, language }: Worded) => `${language} ${partsOf(date)}`, inWords)

/**
 * A date in the words of a language: "about 12 March 1850", "zwischen 1848 und 1852". A phrase stays as it was
 * written.
 */
export const longDate = (date: GenealogicalDate, language: Language): string => {
  if (date.qualifier === "phrase") return date.phrase ?? ""
  // A phrase may have a megabyte, so a date with one is never kept.
  return date.phrase === null ? written({ date, language }) : inWords({ date, language })
}

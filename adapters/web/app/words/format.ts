import { wordsOfDates } from "../texts/dates.ts"
import { useLanguage } from "./language.ts"
import type { Language } from "../texts/languages.ts"

/** How numbers, days and lists are written in a language. */
export interface Formats {
  readonly number: (value: number) => string
  /** "38%". */
  readonly percent: (part: number) => string
  /** "22 November 2026". */
  readonly day: (time: string) => string
  /** "17:30". */
  readonly time: (time: string) => string
  /** "three hours ago", "yesterday". */
  readonly ago: (time: string) => string
  /** "Ann and Mary". */
  readonly list: (items: readonly string[]) => string
}

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const

const make = (language: Language): Formats => {
  const { locale } = wordsOfDates(language)
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: "percent" })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long" })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: "short" })
  const distances = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
  const lists = new Intl.ListFormat(locale, { type: "conjunction" })
  return {
    number: (value) => numbers.format(value),
    percent: (part) => percents.format(part),
    day: (time) => days.format(new Date(time)),
    time: (time) => times.format(new Date(time)),
    ago: (time) => {
      const seconds = (Date.parse(time) - Date.now()) / 1_000
      const [unit, length] = UNITS.find((one) => Math.abs(seconds) >= one[1]) ?? ["minute", 60]
      return distances.format(Math.round(seconds / length), unit)
    },
    list: (items) => lists.format(items),
  }
}

const made = new Map<Language, Formats>()

const formatsOf = (language: Language): Formats => {
  const formats = made.get(language) ?? make(language)
  made.set(language, formats)
  return formats
}

export const useFormats = (): Formats => formatsOf(useLanguage())

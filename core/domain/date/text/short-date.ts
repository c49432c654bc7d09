import { earliestYear, latestYear } from "../date-years.ts"
import type { DateQualifier, GenealogicalDate } from "../genealogical-date.ts"

/** A date as charts and lists show it: by its years. */
export interface ShortDate {
  /** The years in English, such as `about 1883`, `1848–1852` and `44 BC`; null if the date has none. */
  readonly text: string | null
  /** The first year; null if the date has no year, or no beginning. Negative years are BCE. */
  readonly yearFrom: number | null
  /** The last year; null if the date has no year, or no end. */
  readonly yearTo: number | null
  /** Null without a date. */
  readonly qualifier: DateQualifier | null
}

/** A year that reads as one: `AD 45`, `44 BC`. */
const named = (year: number): string => {
  if (year < 0) return `${-year} BC`
  return year < 100 ? `AD ${year}` : String(year)
}

/** The words around the first and the last year. */
const words: Readonly<Record<DateQualifier, (from: string, to: string) => string>> = {
  exact: (from) => from,
  interpreted: (from) => from,
  about: (from) => `about ${from}`,
  calculated: (from) => `about ${from}`,
  estimated: (from) => `about ${from}`,
  phrase: (from) => `about ${from}`,
  before: (_from, to) => `before ${to}`,
  to: (_from, to) => `until ${to}`,
  after: (from) => `after ${from}`,
  from: (from) => `from ${from}`,
  between: (from, to) => (from === to ? from : `${from}–${to}`),
  from_to: (from, to) => (from === to ? from : `${from}–${to}`),
}

const withoutBeginning: ReadonlySet<DateQualifier> = new Set(["before", "to"])
const withoutEnd: ReadonlySet<DateQualifier> = new Set(["after", "from"])

/** The short form of a date; all parts are null without one. */
export const shortDate = (date: GenealogicalDate | null): ShortDate => {
  if (date === null) return { text: null, yearFrom: null, yearTo: null, qualifier: null }
  const { qualifier } = date
  const [first, last] = [earliestYear(date), latestYear(date)]
  return {
    text: first === null || last === null ? null : words[qualifier](named(first), named(last)),
    yearFrom: withoutBeginning.has(qualifier) ? null : first,
    yearTo: withoutEnd.has(qualifier) ? null : last,
    qualifier,
  }
}

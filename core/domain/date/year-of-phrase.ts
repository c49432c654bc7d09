import { openEndWords } from "./date-words.ts"
import { dateWords } from "./worded-end.ts"

/** A year before this one is more than 200 years ago whatever the present year is: nobody born then or a little later is alive. */
const longAgo = 1800
/** Phrases name no later year. */
const lastYear = 2100

/** Years in four digits, a dual year (`1731/32`) with its second half. */
const years = /(?<!\d)([12]\d{3})(?!\d)(?:\s?[-/]\s?(\d{1,4})(?![-/.]?\d))?/gu

/**
 * The year that counts for a date in words, as an approximate one: the only plausible year that the phrase names. Of a dual year it is
 * the second. Null where the phrase names none or several years, and where words such as `after` leave the end open, unless that
 * was long ago.
 */
export const yearOfPhrase = (phrase: string): number | null => {
  const named = new Set(Array.from(phrase.matchAll(years), ([, year = "", second]) => oneYear(Number(year), second)))
  const [year] = named
  if (named.size !== 1 || year === null || year === undefined || year > lastYear) return null
  return year >= longAgo && dateWords(phrase).some((word) => openEndWords.has(word)) ? null : year
}

/** The year and the second half of a dual one as one year; null for two years. */
const oneYear = (year: number, second: string | undefined): number | null => {
  if (second === undefined) return year
  return String(year + 1).endsWith(second) ? year + 1 : null
}

import { openEndWords } from "./date-words.ts"
import { dateWords } from "./worded-end.ts"

/** A year before this one is more than 200 years ago, so a person born then or a little later is not alive. */
const longAgo = 1800
/** Later years in phrases are ignored. */
const lastYear = 2100

/** Years of four digits; a dual year (`1731/32`) with its second half. */
const years = /(?<!\d)([12]\d{3})(?!\d)(?:\s?[-/]\s?(\d{1,4})(?![-/.]?\d))?/gu

/** What follows a year before Christ, in the languages of the words of dates. */
const beforeChrist =
  /^\s?(?:b\.?\s?c\.?|v\.?\s?chr\.?|vor christus|av\.?\s?j\.?-?\s?c\.?|a\.\s?c\.|f\.?\s?kr\.?|p\.?\s?n\.?\s?e\.?|до\s?н\.?\s?э\.?)(?!\p{L})/iu

/**
 * The approximate year of a date in words: the only plausible year that the phrase names, for a dual year the
 * second one, negative before Christ. Null if the phrase names no year or several, or if words such as `after` leave the end open, unless
 * the year is long ago.
 */
export const yearOfPhrase = (phrase: string): number | null => {
  const named = new Set(
    Array.from(phrase.matchAll(years), ({ 0: text, 1: year = "", 2: second, index }) =>
      beforeChrist.test(phrase.slice(index + text.length)) ? -Number(year) : oneYear(Number(year), second),
    ),
  )
  const [year] = named
  if (named.size !== 1 || year === null || year === undefined || year > lastYear) return null
  return year >= longAgo && dateWords(phrase).some((word) => openEndWords.has(word)) ? null : year
}

/** A year and the second half of a dual year as one year; null if they are two years. */
const oneYear = (year: number, second: string | undefined): number | null => {
  if (second === undefined) return year
  return String(year + 1).endsWith(second) ? year + 1 : null
}

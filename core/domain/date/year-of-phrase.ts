import { openEndWords } from "./date-words.ts"
import { dateWords } from "./worded-end.ts"

/** A year before this one is more than 200 years ago, so a person born then or a little later is not alive. */
const longAgo = 1800
/** Later years in phrases are ignored. */
const lastYear = 2100

/** Years of four digits; a dual year (`1731/32`) with its second half. */
const years = /(?<!\d)([12]\d{3})(?!\d)(?:\s?[-/]\s?(\d{1,4})(?![-/.]?\d))?/gu

/** What follows a year before Christ, without full stops and blanks, in the languages of the words of dates. */
const beforeChrist = new Set(
  `bc bce beforechrist vchr vorchristus vuz avj-c avjc avantj-c avantjc avantjésus-christ ac adec antesdecristo
  voorchristus voj vgj pne przedchr przedchrystusem przednasząerą fkr förekristus fvt לפנה"ס לפנה״ס לפניהספירה донэ`.split(
    /\s+/,
  ),
)

/** A year with the words behind it, up to four, as far as they may say that it is before Christ. */
const withWords = /(?<!\d)(\d{1,4})((?:[. ]{1,2}[\p{L}"״-]{1,16}){1,4})/gu

/** The years that the phrase says are before Christ, as negative numbers. */
const yearsBeforeChrist = (phrase: string): readonly number[] =>
  Array.from(phrase.normalize("NFC").matchAll(withWords), ([, year = "", words = ""]) => {
    const parts = words.toLowerCase().split(/[. ]+/)
    const isBefore = parts.some((_, end) => beforeChrist.has(parts.slice(0, end + 1).join("")))
    return isBefore ? [-Number(year)] : []
  }).flat()

/**
 * The approximate year of a date in words: the only plausible year that the phrase names, for a dual year the
 * second one; the earliest one before Christ. Null if the phrase names no year or several, or if words such as `after`
 * leave the end open, unless
 * the year is long ago.
 */
export const yearOfPhrase = (phrase: string): number | null => {
  const [earliest] = yearsBeforeChrist(phrase).toSorted((a, b) => a - b)
  if (earliest !== undefined) return earliest
  const named = new Set(Array.from(phrase.matchAll(years), ([, year = "", second]) => oneYear(Number(year), second)))
  const [year] = named
  if (named.size !== 1 || year === null || year === undefined || year > lastYear) return null
  return year >= longAgo && dateWords(phrase).some((word) => openEndWords.has(word)) ? null : year
}

/** A year and the second half of a dual year as one year; null if they are two years. */
const oneYear = (year: number, second: string | undefined): number | null => {
  if (second === undefined) return year
  return String(year + 1).endsWith(second) ? year + 1 : null
}

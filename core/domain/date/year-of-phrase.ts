import { beforeChristKeys, hasOpenEnd } from "./date-words.ts"

/** A year before this one is more than 200 years ago, so a person born then or a little later is not alive. */
const longAgo = 1800
/** Later years in phrases are ignored. */
const lastYear = 2100

/** Years of four digits; a dual year (`1731/32`) with its second half. */
const years = /(?<!\d)([12]\d{3})(?!\d)(?:\s?[-/]\s?(\d{1,4})(?![-/.]?\d))?/gu

/** A year with the words behind it, up to four, as far as they may say that it is before Christ. */
const withWords = /(?<!\d)(\d{1,4})((?:[. ]{1,2}[\p{L}"-]{1,16}){1,4})/gu

const plainWords = (phrase: string): string =>
  phrase.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("״", '"').toLowerCase()

/** The years that the phrase says are before Christ, as negative numbers. */
const yearsBeforeChrist = (phrase: string): readonly number[] =>
  Array.from(plainWords(phrase).matchAll(withWords), ([, year = "", words = ""]) => {
    const parts = words.split(/[. ]+/)
    const isBefore = parts.some((_, end) => beforeChristKeys.has(parts.slice(0, end + 1).join("")))
    return isBefore ? [-Number(year)] : []
  }).flat()

/** Years that are farther apart than this give no year. */
const mostApart = 5

/**
 * The approximate year of a date in words: the only plausible year that the phrase names, for a dual year the
 * second one, of several years close to each other the latest; the earliest one before Christ. Null if the phrase names no
 * year or distant ones, or if words such as `after` leave the end open, unless the year is long ago.
 */
export const yearOfPhrase = (phrase: string): number | null => {
  const [earliest] = yearsBeforeChrist(phrase).toSorted((a, b) => a - b)
  if (earliest !== undefined) return earliest
  const named = Array.from(phrase.matchAll(years), ([, year = "", second]) => yearsOf(Number(year), second))
    .flat()
    .toSorted((one, other) => one - other)
  const [first, year] = [named[0], named.at(-1)]
  if (first === undefined || year === undefined || year > lastYear || year - first > mostApart) return null
  return year >= longAgo && hasOpenEnd(phrase) ? null : year
}

/** A year, and the year that a second number says if it is later: the second half of a dual year, or another year. */
const yearsOf = (year: number, second: string | undefined): readonly number[] => {
  if (second === undefined) return [year]
  const round = 10 ** second.length
  const later = second.length > 3 ? Number(second) : year - (year % round) + Number(second)
  if (String(year + 1).endsWith(second)) return [year + 1]
  return later > year ? [year, later] : [year]
}

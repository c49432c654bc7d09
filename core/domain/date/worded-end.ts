import { fillers, monthOfWord } from "./date-words.ts"
import { type NumberOrder, type NumberOrders, numberSigns, onlyOrder } from "./number-order.ts"

/** A word, a number or a sign of a date in words: in lower case, without accents. */
export type DateWord = string

/** A day, a month or a year in words. */
export interface WordedEnd {
  readonly day: number | null
  readonly month: number | null
  readonly year: number
}

/** The words, numbers and signs of a text. Commas and words that add nothing are left out, and every dash is a hyphen. */
export const dateWords = (text: string): readonly DateWord[] =>
  Array.from(
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[‐-―−]/gu, "-")
      .replace(/\bb\.\s?c\.?/gu, "bc")
      .matchAll(/\d+|\p{L}+|[^\s,\p{L}\d]/gu),
    ([word]) => word,
  ).filter((word) => !fillers.has(word))

/**
 * The kind of a word: `d` a number of up to two digits, `y` of three or four, `m` a month, `b` before Christ, a sign
 * itself, `x` anything else.
 */
const kindOf = (word: DateWord): string => {
  if (/^\d{1,2}$/.test(word)) return "d"
  if (/^\d{3,4}$/.test(word)) return "y"
  if (monthOfWord(word) !== null) return "m"
  if (word === "bc" || word === "bce") return "b"
  return /^[-./]$/.test(word) ? word : "x"
}

/** The meaning of the numbers and months of a date, in order. */
type Parts = readonly ("day" | "month" | "year")[]

/** The forms with one meaning, by the kinds of their words. */
const forms: readonly (readonly [RegExp, Parts])[] = [
  [/^y$/, ["year"]],
  [/^m\.?[-/]?y$/, ["month", "year"]],
  [/^d(?:\.?m\.?|-m\.?-|\/m\.?\/)y$/, ["day", "month", "year"]],
  [/^m\.?d\.?y$/, ["month", "day", "year"]],
  [/^y(?:\.?m\.?|-m\.?-|\/m\.?\/)d\.?$/, ["year", "month", "day"]],
  [/^y([-/.])d\1d\.?$/, ["year", "month", "day"]],
  [/^d[-/.]y$/, ["month", "year"]],
]

/** `12.3.1815`, `12 3 1815`: the first number is the day or the month. */
const numericForm = /^d([-/.]?)d\1y$/

/** `11 Feb 1731/32`, `28 Jan 1456-1457`: a year that began in March, and the same year counted from January. */
const dualForm = /^(?:d\.?)?m\.?y[-/][dy]$/

/** The day, month or year of these words; null if they have no meaning, or more than one. */
export const readWordedEnd = (words: readonly DateWord[], orders: NumberOrders): WordedEnd | null => {
  const shape = words.map(kindOf).join("")
  const numbers = words.flatMap((word) => {
    const number = monthOfWord(word) ?? (/^\d+$/.test(word) ? Number(word) : null)
    return number === null ? [] : [number]
  })
  if (/^[dy]b\.?$/.test(shape)) return { day: null, month: null, year: -(numbers[0] ?? 0) }
  if (dualForm.test(shape)) return readDual(words, numbers)
  if (numericForm.test(shape)) return readNumeric(numbers, orders[numberSigns.find((sign) => sign === words[1]) ?? " "])
  if (/^y-d$/.test(shape)) return readYearAndMonth(words)
  const [, parts] = forms.find(([form]) => form.test(shape)) ?? []
  if (parts === undefined) return null
  const part = (name: Parts[number]): number | null => numbers[parts.indexOf(name)] ?? null
  const [day, month, year] = [part("day"), part("month"), part("year")]
  if (year === null) return null
  return shape.includes("m") ? { day, month, year } : withoutZeros(day, month, year)
}

/** A date in numbers, without zeros for an unknown day or month (`00.00.1815`). */
const withoutZeros = (day: number | null, month: number | null, year: number): WordedEnd | null => {
  if (month === 0 && day !== 0 && day !== null) return null
  return { day: day === 0 ? null : day, month: month === 0 ? null : month, year }
}

const isMonth = (number: number): boolean => number <= 12

/**
 * A date in numbers is read if only one of the two orders is a valid date, if the file has a known order, or if both
 * orders give the same date.
 */
const readNumeric = (numbers: readonly number[], known: NumberOrder): WordedEnd | null => {
  const [first = 0, second = 0, year = 0] = numbers
  const order = onlyOrder(first, second) ?? (first === second || !isMonth(first) ? "day_first" : known)
  if (order === null) return null
  return order === "month_first" ? withoutZeros(second, first, year) : withoutZeros(first, second, year)
}

/** `1815-03` is a month if it cannot be a range of years. `1848-52` is a range, and `1808-12` may be either. */
const readYearAndMonth = ([year = "", , month = ""]: readonly DateWord[]): WordedEnd | null =>
  month.length === 2 && isMonth(Number(month)) && month <= year.slice(-2)
    ? withoutZeros(null, Number(month), Number(year))
    : null

/** The year changed in March, so only dates up to March can have a dual year. The second year is stored. */
const readDual = (words: readonly DateWord[], numbers: readonly number[]): WordedEnd | null => {
  const [month = 0, year = 0] = numbers.slice(-3)
  const second = words.at(-1) ?? ""
  if (month > 3 || !String(year + 1).endsWith(second)) return null
  return { day: numbers.length > 3 ? (numbers[0] ?? null) : null, month, year: year + 1 }
}

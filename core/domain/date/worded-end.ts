import { readCentury } from "./century.ts"
import type { DateHabits } from "./date-habits.ts"
import type { DateWord } from "./date-tokens.ts"
import { atEnd, atStart, christWords, christWordsAhead, monthOfWord, withoutFillers } from "./date-words.ts"
import { readHebrew } from "./hebrew-words.ts"
import { type NumberOrder, numberSigns, onlyOrder } from "./number-order.ts"
import { readRepublican } from "./republican-words.ts"
import { ofYear, type WordedEnd, type WordedTime } from "./worded-time.ts"

/**
 * The kind of a word: `d` a number of up to two digits, `y` of three or four, `m` a month, a sign itself, `x` anything
 * else.
 */
const kindOf = (word: DateWord, language: string | null): string => {
  if (/^\d{1,2}$/.test(word)) return "d"
  if (/^\d{3,4}$/.test(word)) return "y"
  if (monthOfWord(word, language) !== null) return "m"
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
  [/^y\.?m\.?$/, ["year", "month"]],
  [/^y([-/.])d\1d\.?$/, ["year", "month", "day"]],
  [/^y\. ?d\. ?d\.?$/, ["year", "month", "day"]],
  [/^d[-/.]y$/, ["month", "year"]],
]

/** `12.3.1815`, `12 3 1815`: the first number is the day or the month. */
const numericForm = /^d([-/.]?)d\1y$/

/** `11 Feb 1731/32`, `28 Jan 1456-1457`: a year that began in March, and the same year counted from January. */
const dualForm = /^(?:d\.?)?m\.?y[-/][dy]$/

/** `8 Jan 1751/3`: a year with a second number. */
const secondForm = /^(?:(?:d\.?)?m\.?)?y[-/]d$/

/** The time of these words; null if they have no meaning, or more than one. */
export const readWordedTime = (written: readonly DateWord[], habits: DateHabits): WordedTime | null => {
  const isAbout = written[0] === "~"
  const words = isAbout ? written.slice(1) : written
  const { language } = habits
  const hebrew = readHebrew(withoutFillers(words, language))
  if (hebrew !== null) return { ...hebrew, isAbout }
  const century = readCentury(words, language)
  if (century !== null) return { first: ofYear(century.from), last: ofYear(century.to), isAbout }
  const end = readWordedEnd(words, habits)
  if (end !== null) return { first: end, last: null, isAbout }
  const republican = readRepublican(words)
  if (republican !== null) return { first: republican, last: null, isAbout }
  return readSecond(withoutFillers(words, language), habits)
}

/** The day, month or year of these words; null if they have no meaning, or more than one. */
const readWordedEnd = (written: readonly DateWord[], { orders, language }: DateHabits): WordedEnd | null => {
  const before = atEnd(christWords, written, language) ?? atStart(christWordsAhead, written, language)
  const bare = withoutFillers(before?.rest ?? written, language)
  if (before !== null) {
    const year = bare.at(-1) ?? ""
    return bare.length === 1 && /^\d{1,4}$/.test(year) ? ofYear(-Number(year)) : null
  }
  const words = bare.at(-1) === "." ? bare.slice(0, -1) : bare
  const shape = words.map((word) => kindOf(word, language)).join("")
  const numbers = numbersOf(words, language)
  if (dualForm.test(shape)) return readDual(words, numbers)
  if (numericForm.test(shape)) return readNumeric(numbers, orders[numberSigns.find((sign) => sign === words[1]) ?? " "])
  if (/^y-d$/.test(shape)) return readYearAndMonth(words)
  if (words.length === 1) return readEightDigits(words[0] ?? "") ?? readForm(shape, numbers)
  return readForm(shape, numbers)
}

const numbersOf = (words: readonly DateWord[], language: string | null): readonly number[] =>
  words.flatMap((word) => monthOfWord(word, language) ?? (/^\d+$/.test(word) ? Number(word) : []))

const readForm = (shape: string, numbers: readonly number[]): WordedEnd | null => {
  const [, parts] = forms.find(([form]) => form.test(shape)) ?? []
  if (parts === undefined) return null
  const part = (name: Parts[number]): number | null => numbers[parts.indexOf(name)] ?? null
  const [day, month, year] = [part("day"), part("month"), part("year")]
  if (year === null) return null
  return shape.includes("m") ? { calendar: "gregorian", day, month, year } : withoutZeros(day, month, year)
}

/** A date in numbers, without zeros for an unknown day or month (`00.00.1815`). */
const withoutZeros = (day: number | null, month: number | null, year: number): WordedEnd | null => {
  if (month === 0 && day !== 0 && day !== null) return null
  return { calendar: "gregorian", day: day === 0 ? null : day, month: month === 0 ? null : month, year }
}

const isMonth = (number: number): boolean => number <= 12
const isYear = (number: number): boolean => number >= 1000 && number <= 2100

/** `18500312`: year, month and day. `12031850`, or digits that may be either, are not read. */
const readEightDigits = (word: DateWord): WordedEnd | null => {
  if (!/^\d{8}$/.test(word)) return null
  const [year, month, day] = [Number(word.slice(0, 4)), Number(word.slice(4, 6)), Number(word.slice(6))]
  const isOther = isYear(Number(word.slice(4))) && Number(word.slice(0, 2)) <= 31 && isMonth(Number(word.slice(2, 4)))
  return isYear(year) && isMonth(month) && day <= 31 && !isOther ? withoutZeros(day, month, year) : null
}

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
  return { calendar: "gregorian", day: numbers.length > 3 ? (numbers[0] ?? null) : null, month, year: year + 1 }
}

/**
 * A year with a second number. Where that may be the end of a later year (`1751/3`, `1808/12`), the time is between both,
 * which is right if it is a month too. Otherwise (`1647/16`) the year is approximate.
 */
const readSecond = (words: readonly DateWord[], { language }: DateHabits): WordedTime | null => {
  const shape = words.map((word) => kindOf(word, language)).join("")
  const second = words.at(-1) ?? ""
  const first = secondForm.test(shape) ? readForm(shape.slice(0, -2), numbersOf(words.slice(0, -2), language)) : null
  if (first === null || first.year < 1000) return null
  const round = 10 ** second.length
  const later = first.year - (first.year % round) + Number(second)
  if (later > first.year) return { first, last: ofYear(later), isAbout: false }
  return { first, last: null, isAbout: true }
}

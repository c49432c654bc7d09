import { qualifierOfWord, ranges } from "./date-words.ts"
import type { DateParts, DateQualifier } from "./genealogical-date.ts"
import type { NumberOrders } from "./number-order.ts"
import { type DateWord, dateWords, readWordedEnd, type WordedEnd } from "./worded-end.ts"

/** Longer texts are sentences, not dates. */
const longestDate = 60

interface Reading {
  readonly qualifier: DateQualifier
  readonly start: WordedEnd
  readonly end: WordedEnd | null
}

/**
 * Reads a date as people write it outside the grammars of GEDCOM: `Abt. 1815`, `12 March 1815`, `1815?`, `1848-52`. The words
 * become the phrase. Null where they have no meaning, or more than one. `orders` says in which order the
 * file has day and month in numbers. Whether such a day exists is left to `dateFaults`. Takes time linear in the length of the text.
 */
export const readWordedDate = (text: string, orders: NumberOrders): DateParts | null => {
  if (text.length > longestDate) return null
  const all = dateWords(text)
  const words = withoutQuestionMark(all)
  const reading =
    readSingle(words, orders) ??
    readRange(words, orders) ??
    readTwo(withoutOpening(words), orders) ??
    readUnjoined(words, orders) ??
    readOddSecond(words)
  if (reading === null) return null
  const { start, end } = reading
  const qualifier = words.length < all.length ? doubtful(reading) : reading.qualifier
  if (qualifier === null) return null
  return {
    qualifier: qualifier === "exact" ? "interpreted" : qualifier,
    calendar: "gregorian",
    ...start,
    toDay: end?.day ?? null,
    toMonth: end?.month ?? null,
    toYear: end?.year ?? null,
    phrase: text,
  }
}

/** The words without a question mark at either end, with or without brackets. */
const withoutQuestionMark = (words: readonly DateWord[]): readonly DateWord[] => {
  if (words.slice(-3).join("") === "(?)") return words.slice(0, -3)
  if (words.at(-1) === "?") return words.slice(0, -1)
  return words[0] === "?" ? words.slice(1) : words
}

/**
 * The qualifier of a date with a question mark; null if more than one meaning is possible. `181?` is a decade, not
 * the year 181.
 */
const doubtful = ({ qualifier, start }: Reading): DateQualifier | null =>
  (qualifier === "exact" || qualifier === "about") && start.year >= 1000 ? "about" : null

const readSingle = (words: readonly DateWord[], orders: NumberOrders): Reading | null => {
  const qualifier = qualifierOfWord(words[0] ?? "")
  const start = readWordedEnd(qualifier === null ? words : behind(words, 1), orders)
  return start === null ? null : { qualifier: qualifier ?? "exact", start, end: null }
}

/** The rest after the first words, and after the full stop of an abbreviation. */
const behind = (words: readonly DateWord[], count: number): readonly DateWord[] =>
  words.slice(words[count] === "." ? count + 1 : count)

/** `between March 1848 and 1852`, `von 1848 bis 1852`. */
const readRange = (words: readonly DateWord[], orders: NumberOrders): Reading | null => {
  for (const { qualifier, before, between } of ranges) {
    const middle = words.findIndex((word) => between.has(word))
    if (middle < 0 || !before.has(words[0] ?? "")) continue
    const start = readWordedEnd(behind(words.slice(0, middle), 1), orders)
    const end = readWordedEnd(words.slice(middle + 1), orders)
    return start === null || end === null ? null : { qualifier, start, end }
  }
  return null
}

/** Signs and words between two dates of which one is right. */
const alternatives: ReadonlySet<string> = new Set("- / ; or oder ou eller lub vagy или".split(" "))

/** Whether the first word announces two dates of which one is right. */
const announcesTwo = ([first = ""]: readonly DateWord[]): boolean =>
  ranges.some(({ qualifier, before }) => qualifier === "between" && before.has(first))

/** The words behind one that announces two dates, or says `about`: `BET. 1850-1860`, `abt 1545/54`. */
const withoutOpening = (words: readonly DateWord[]): readonly DateWord[] =>
  announcesTwo(words) || qualifierOfWord(words[0] ?? "") === "about" ? behind(words, 1) : words

/** `1848-1852`, `1848-52`, `1505/1512`, `1490 or 1504`, `March 1848 - May 1852`. Of two in words the earlier comes first. */
const readTwo = (words: readonly DateWord[], orders: NumberOrders): Reading | null => {
  const middle = words.findIndex((word) => alternatives.has(word))
  if (middle < 0 || words.some((word, at) => at > middle && alternatives.has(word))) return null
  const start = readWordedEnd(words.slice(0, middle), orders)
  const behindIt = words.slice(middle + 1)
  const end = start === null ? null : (readSecondYear(behindIt, start) ?? readWordedEnd(behindIt, orders))
  if (start === null || end === null) return null
  return "-/".includes(words[middle] ?? "") ? { qualifier: "between", start, end } : inOrder(start, end)
}

/** Between two dates, the earlier year first. */
const inOrder = (start: WordedEnd, end: WordedEnd): Reading =>
  start.year <= end.year ? { qualifier: "between", start, end } : { qualifier: "between", start: end, end: start }

/** `between 1847 1865`: two dates without a word between them. The first one ends with its year. */
const readUnjoined = (words: readonly DateWord[], orders: NumberOrders): Reading | null => {
  const both = announcesTwo(words) ? behind(words, 1) : []
  const year = both.findIndex((word) => /^\d{3,4}$/.test(word))
  const [start, end] = [both.slice(0, year + 1), both.slice(year + 1)].map((some) => readWordedEnd(some, orders))
  return start == null || end == null ? null : inOrder(start, end)
}

/**
 * `1647/16`: the year, with a second number of two digits that is no month, and no later year of the same century. It
 * may mean several things, so the year is approximate.
 */
const readOddSecond = (words: readonly DateWord[]): Reading | null => {
  const [first = "", sign = "", second = "", ...more] =
    qualifierOfWord(words[0] ?? "") === "about" ? behind(words, 1) : words
  const year = Number(first)
  const isOdd = /^\d{4}$/.test(first) && /^[-/]$/.test(sign) && /^\d\d$/.test(second) && more.length === 0
  if (!isOdd || Number(second) <= 12 || Number(second) > year % 100) return null
  return { qualifier: "about", start: { day: null, month: null, year }, end: null }
}

/** The two digits of a later year of the same century. Digits that can also be a month are ambiguous. */
const readSecondYear = ([word = "", ...more]: readonly DateWord[], { year }: WordedEnd): WordedEnd | null => {
  if (more.length > 0 || !/^\d\d$/.test(word) || Number(word) <= 12 || year < 100) return null
  const second = year - (year % 100) + Number(word)
  return second > year ? { day: null, month: null, year: second } : null
}

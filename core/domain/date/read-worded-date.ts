import type { DateHabits } from "./date-habits.ts"
import { type DateWord, dateTokens, longestDate } from "./date-tokens.ts"
import {
  alternatives,
  aroundTwo,
  atEnd,
  atStart,
  endings,
  joins,
  monthOfWord,
  openings,
  withoutFillers,
} from "./date-words.ts"
import type { DateParts, DateQualifier } from "./genealogical-date.ts"
import { readWordedTime } from "./worded-end.ts"
import { ofYear, type WordedEnd, type WordedTime } from "./worded-time.ts"

interface Reading {
  readonly qualifier: DateQualifier
  readonly start: WordedEnd
  readonly end: WordedEnd | null
}

type Reader = (words: readonly DateWord[], habits: DateHabits) => Reading | null

/** Marks of a page of the web around a date. */
const webMarks = /<[^<>]*>/g

/**
 * Reads a date as people write it outside the grammars of GEDCOM: `Abt. 1815`, `12 March 1815`, `1815?`, `1848-52`, `między 1848
 * a 1852`. The words become the phrase. Null where they have no meaning, or more than one. `habits` says in which order the
 * file has day and month in numbers, and its language. Whether such a day exists is left to `dateFaults`. Long
 * texts are not read.
 */
export const readWordedDate = (text: string, habits: DateHabits): DateParts | null => {
  if (text.length > longestDate) return null
  const words = dateTokens(text.replace(webMarks, " "))
  const reading = readAny(words, habits) ?? readDoubtful(words, habits)
  if (reading === null) return null
  const { qualifier, start, end } = reading
  if (end !== null && end.calendar !== start.calendar) return null
  return {
    qualifier: qualifier === "exact" ? "interpreted" : qualifier,
    ...start,
    toDay: end?.day ?? null,
    toMonth: end?.month ?? null,
    toYear: end?.year ?? null,
    phrase: text,
  }
}

/** Words that add nothing may precede others, as in `in about 1850`. Several of them mean something in other places. */
const readAny: Reader = (words, habits) => {
  const bare = withoutFillers(words, habits.language)
  return readForms(words, habits) ?? (bare.length < words.length ? readForms(bare, habits) : null)
}

const readForms: Reader = (words, habits) => {
  for (const read of [readSingle, readRange, readTwo, readUnjoined, readSeveral]) {
    const reading = read(words, habits)
    if (reading !== null) return reading
  }
  return null
}

/**
 * A date with a question mark at either end; null if more than one meaning is possible. `181?` is ten years, not the year 181.
 */
const readDoubtful: Reader = (words, habits) => {
  const certain = withoutQuestionMark(words)
  const reading = certain.length === words.length ? null : readAny(certain, habits)
  if (reading === null || reading.start.year < 1000) return null
  if (reading.qualifier === "between") return reading
  return reading.qualifier === "exact" || reading.qualifier === "about" ? { ...reading, qualifier: "about" } : null
}

/** The words without a question mark at either end, with or without brackets. */
const withoutQuestionMark = (words: readonly DateWord[]): readonly DateWord[] => {
  if (words.slice(-3).join("") === "(?)") return words.slice(0, -3)
  if (words.at(-1) === "?") return words.slice(0, -1)
  return words[0] === "?" ? words.slice(1) : words
}

/** A time of which the qualifier says which end it is. */
const qualified = (qualifier: DateQualifier, { first, last, isAbout }: WordedTime): Reading | null => {
  const isLoose = qualifier === "exact" || qualifier === "about" || qualifier === "estimated"
  if (last !== null && isLoose) return { qualifier: "between", start: first, end: last }
  if (isAbout && !isLoose) return null
  const end = qualifier === "after" || qualifier === "to" ? (last ?? first) : first
  return { qualifier: qualifier === "exact" && isAbout ? "about" : qualifier, start: end, end: null }
}

/** `Abt. 1815`, `1850 körül`, `vor März 1815`. */
const readSingle: Reader = (words, habits) => {
  const { language } = habits
  const found = atStart(openings, words, language) ?? atEnd(endings, words, language)
  const [qualifier, rest] = found === null ? ["exact" as const, words] : [found.meaning, found.rest]
  const time = readWordedTime(rest, habits)
  if (time !== null) return qualified(qualifier, time)
  // A word before a date may be a part of it in another language.
  const whole = found === null ? null : readWordedTime(words, habits)
  return whole === null ? null : qualified("exact", whole)
}

type TwoTimes = readonly [first: WordedTime, second: WordedTime]

/** The first and the last of two times, of which the first may share the year and the epoch of the second. */
const ofTwo = (first: readonly DateWord[], second: readonly DateWord[], habits: DateHabits): TwoTimes | null => {
  const end = readWordedTime(second, habits)
  if (end === null) return null
  const { year } = end.first
  const start =
    readWordedTime(first, habits) ??
    (namesMonth(first, habits) ? readWordedTime([...first, String(year)], habits) : null)
  if (start === null) return null
  const isBefore = year < 0 && start.first.year > 0
  return [isBefore ? { ...start, first: { ...start.first, year: -start.first.year } } : start, end]
}

const namesMonth = (words: readonly DateWord[], { language }: DateHabits): boolean =>
  words.some((word) => monthOfWord(word, language) !== null)

const spanned = (qualifier: DateQualifier, [start, end]: TwoTimes): Reading => ({
  qualifier,
  start: start.first,
  end: end.last ?? end.first,
})

/** Both times around the first join that has one at each side. `behindJoin` has the words behind a join; null if there is none. */
const splitAt = (
  words: readonly DateWord[],
  habits: DateHabits,
  behindJoin: (rest: readonly DateWord[]) => readonly DateWord[] | null,
): TwoTimes | null => {
  for (let at = 1; at < words.length - 1; at++) {
    const second = behindJoin(words.slice(at))
    const times = second === null ? null : ofTwo(words.slice(0, at), second, habits)
    if (times !== null) return times
  }
  return null
}

const behindHyphen = ([sign, ...rest]: readonly DateWord[]): readonly DateWord[] | null => (sign === "-" ? rest : null)

/** `between March 1848 and 1852`, `von 1848 bis 1852`, `1848 és 1852 között`, `from 1848-52`, `1848 to 1852`. */
const readRange: Reader = (words, habits) => {
  const { language } = habits
  for (const qualifier of ["between", "from_to"] as const) {
    const { before, joins: own, behind } = aroundTwo[qualifier]
    const opened = atStart(before, words, language)
    const closed = atEnd(behind, opened?.rest ?? words, language)
    const both = closed?.rest ?? opened?.rest
    if (both === undefined) continue
    const times =
      splitAt(both, habits, (rest) => atStart(own, rest, language)?.rest ?? null) ?? splitAt(both, habits, behindHyphen)
    if (times !== null) return spanned(qualifier, times)
    const time = readWordedTime(both, habits)
    if (time?.last != null) return { qualifier, start: time.first, end: time.last }
  }
  const isPeriod = (rest: readonly DateWord[]) => {
    const join = atStart(joins, rest, language)
    return join?.meaning === "from_to" ? join.rest : null
  }
  const times = splitAt(words, habits, isPeriod)
  return times === null ? null : spanned("from_to", times)
}

/** The words behind one that announces two dates, or says `about`: `BET. 1850-1860`, `abt 1545/54`. */
const withoutOpening = (words: readonly DateWord[], language: string | null): readonly DateWord[] => {
  const about = atStart(openings, words, language)
  return about?.meaning === "about" ? about.rest : (announced(words, language) ?? words)
}

/** The words behind one that announces two dates of which one is right; null without one. */
const announced = (words: readonly DateWord[], language: string | null): readonly DateWord[] | null =>
  atStart(aroundTwo.between.before, words, language)?.rest ?? null

/** `1848-1852`, `1505/1512`, `1490 or 1504`, `March 1848 - May 1852`. Of two in words the earlier comes first. */
const readTwo: Reader = (words, habits) => {
  const { language } = habits
  const both = withoutOpening(words, language)
  for (let at = 1; at < both.length - 1; at++) {
    const found = atStart(alternatives, both.slice(at), language)
    const times = found === null ? null : ofTwo(both.slice(0, at), found.rest, habits)
    if (times === null) continue
    return "-/".includes(both[at] ?? "") ? spanned("between", times) : inOrder(times)
  }
  return null
}

/** Between two dates, the earlier year first. */
const inOrder = ([one, other]: TwoTimes): Reading =>
  spanned("between", one.first.year <= other.first.year ? [one, other] : [other, one])

/** `between 1847 1865`: two dates without a word between them. The first one ends with its year. */
const readUnjoined: Reader = (words, habits) => {
  const both = announced(words, habits.language) ?? []
  const year = both.findIndex((word) => /^\d{3,4}$/.test(word))
  const [start, end] = [both.slice(0, year + 1), both.slice(year + 1)].map((some) => readWordedTime(some, habits))
  return start == null || end == null ? null : inOrder([start, end])
}

/** `1195-1226 or 1233`: several years, of which the first and the last are known. */
const readSeveral: Reader = (words, { language }) => {
  const years: number[] = []
  for (let rest = words; rest.length > 0; ) {
    const [year = "", ...behind] = rest
    const found = behind.length === 0 ? null : atStart(alternatives, behind, language)
    if (!/^\d{3,4}$/.test(year) || (behind.length > 0 && found === null)) return null
    years.push(Number(year))
    rest = found?.rest ?? []
  }
  const [first, ...more] = years.toSorted((one, other) => one - other)
  const last = more.at(-1)
  if (first === undefined || last === undefined || more.length < 2) return null
  return { qualifier: "between", start: ofYear(first), end: ofYear(last) }
}

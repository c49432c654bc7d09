import type { Language } from "../texts/languages.ts"
import type { DatePoint, WrittenDate } from "./date-words.ts"
import { type ReadingWords, readingWords } from "../texts/date-reading.ts"
import type { Qualifier } from "./qualifiers.ts"

/** What the app understood of a written date: nothing written, a date, or not understood. */
export type ReadDate =
  | { readonly kind: "empty" }
  | { readonly kind: "date"; readonly date: WrittenDate }
  | { readonly kind: "unclear"; readonly reason: "unknown" | "no_such_day" | "which_is_the_month" | "wrong_order" }

type Point = DatePoint | "unknown" | "no_such_day" | "which_is_the_month"

const daysIn = (month: number, year: number): number => {
  if (month === 2) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    return isLeap ? 29 : 28
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const pointOf = (year: number, month: number | null, day: number | null): Point => {
  if (year === 0 || (month !== null && (month < 1 || month > 12))) return "no_such_day"
  if (day !== null && month !== null && (day < 1 || day > daysIn(month, year))) return "no_such_day"
  return { year, month, day }
}

/** A date between slashes: only clear if one of the numbers can be no month, or in a language that writes the day first. */
const slashed = (first: number, second: number, year: number, language: Language): Point => {
  if (language !== "en" || first > 12) return pointOf(year, second, first)
  if (second > 12 || first === second) return pointOf(year, first, second)
  return "which_is_the_month"
}

const numbersOf = (match: RegExpExecArray): readonly number[] => match.slice(1).map(Number)

const inNumbers = (text: string, language: Language): Point | undefined => {
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{3,4})$/u.exec(text)
  if (dotted !== null) {
    const [day = 0, month = 0, year = 0] = numbersOf(dotted)
    return pointOf(year, month, day)
  }
  const iso = /^(\d{3,4})-(\d{2})(?:-(\d{2}))?$/u.exec(text)
  if (iso !== null) return pointOf(Number(iso[1]), Number(iso[2]), iso[3] === undefined ? null : Number(iso[3]))
  const monthAndYear = /^(\d{1,2})[./] ?(\d{3,4})$/u.exec(text)
  if (monthAndYear !== null) {
    const [month = 0, year = 0] = numbersOf(monthAndYear)
    return pointOf(year, month, null)
  }
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{3,4})$/u.exec(text)
  if (slashes === null) return undefined
  const [first = 0, second = 0, year = 0] = numbersOf(slashes)
  return slashed(first, second, year, language)
}

const inWords = (text: string, { months }: ReadingWords): Point => {
  const dayFirst = /^(?:(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)? ?)?(\p{L}+)\.?,? (\d{1,4})$/u.exec(text)
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{3,4})$/u.exec(text)
  const day = monthFirst?.[2] ?? dayFirst?.[1]
  const month = months.get(monthFirst?.[1] ?? dayFirst?.[2] ?? "")
  const year = monthFirst?.[3] ?? dayFirst?.[3]
  if (month === undefined || year === undefined) return "unknown"
  return pointOf(Number(year), month, day === undefined ? null : Number(day))
}

/** A day, a month or a year as people write it. */
const readPoint = (written: string, language: Language): Point => {
  const words = readingWords(language)
  const ancient = words.beforeChrist(written)
  const text = words.withoutFillers(ancient ?? written)
  const year = /^\d{1,4}$/u.test(text) ? pointOf(Number(text), null, null) : undefined
  const point = year ?? inNumbers(text, language) ?? inWords(text, words)
  if (typeof point === "string" || ancient === null) return point
  return { ...point, year: -point.year }
}

const dateOf = (qualifier: Qualifier, from: DatePoint, to: DatePoint | null): WrittenDate => ({
  qualifier,
  ...from,
  to_day: to?.day ?? null,
  to_month: to?.month ?? null,
  to_year: to?.year ?? null,
  phrase: null,
})

const firstDay = ({ year, month, day }: DatePoint): number => year * 10_000 + (month ?? 1) * 100 + (day ?? 1)
const lastDay = ({ year, month, day }: DatePoint): number => year * 10_000 + (month ?? 12) * 100 + (day ?? 31)

const span = (qualifier: "between" | "from_to", first: Point, second: Point): ReadDate => {
  if (typeof first === "string") return { kind: "unclear", reason: first }
  if (typeof second === "string") return { kind: "unclear", reason: second }
  if (firstDay(first) > lastDay(second)) return { kind: "unclear", reason: "wrong_order" }
  return { kind: "date", date: dateOf(qualifier, first, second) }
}

/** `1848-52`, `1848–1852` and `1848/52`: some time in these years. */
const yearSpan = (text: string): ReadDate | undefined => {
  const match = /^(\d{3,4}) ?[-–/] ?(\d{2}|\d{4})$/u.exec(text)
  if (match === null) return undefined
  const [from = 0, end = 0] = numbersOf(match)
  const to = end < 100 ? from - (from % 100) + end : end
  if (to <= from) return undefined
  return {
    kind: "date",
    date: dateOf("between", { year: from, month: null, day: null }, { year: to, month: null, day: null }),
  }
}

/**
 * Reads a date as a person writes it, in the language of the reader, in English or in German: `about March 1850`,
 * `um 1850`, `1848-52`, `12.3.1850`. Text that is not understood is reported as unclear, and never guessed.
 */
export const readDate = (written: string, language: Language): ReadDate => {
  const text = written.trim().replace(/\s+/gu, " ").toLowerCase()
  if (text === "") return { kind: "empty" }
  const years = yearSpan(text)
  if (years !== undefined) return years
  const words = readingWords(language)
  const found = words.spanOf(text)
  if (found !== null) {
    const [from, to] = found.dates
    return span(found.qualifier, readPoint(from, language), readPoint(to, language))
  }
  const isDoubtful = text.endsWith("?")
  const plain = isDoubtful ? text.slice(0, -1).trim() : text
  const { qualifier = isDoubtful ? "about" : "exact", rest = plain } = words.qualifierOf(plain) ?? {}
  const point = readPoint(rest, language)
  if (typeof point === "string") return { kind: "unclear", reason: point }
  return { kind: "date", date: dateOf(qualifier, point, null) }
}

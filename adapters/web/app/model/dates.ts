import { type DatePoint, monthNames, type WrittenDate } from "./date-words.ts"
import type { DateLanguage, Qualifier } from "./qualifiers.ts"

/** What the app understood of a written date: nothing written, a date, or not understood. */
export type ReadDate =
  | { readonly kind: "empty" }
  | { readonly kind: "date"; readonly date: WrittenDate }
  | { readonly kind: "unclear"; readonly reason: "unknown" | "no_such_day" | "which_is_the_month" | "wrong_order" }

const months = new Map<string, number>()
for (const names of Object.values(monthNames)) {
  names.forEach((name, index) => {
    months.set(name.toLowerCase(), index + 1)
    months.set(name.toLowerCase().slice(0, 3), index + 1)
  })
}
for (const [name, month] of [
  ["sept", 9],
  ["jän", 1],
  ["jänner", 1],
  ["feber", 2],
  ["maerz", 3],
  ["mrz", 3],
] as const) {
  months.set(name, month)
}

/** The words before a date, and what they mean. */
const qualifierWords: readonly (readonly [RegExp, Qualifier])[] = [
  [/^(?:about|abt\.?|around|approx\.?|circa|ca\.?|c\.|~|um|etwa|ungefähr|gegen|zirka)(?=[ \d]) ?/u, "about"],
  [/^(?:before|bef\.?|vor|<)(?=[ \d]) ?/u, "before"],
  [/^(?:after|aft\.?|nach|>)(?=[ \d]) ?/u, "after"],
  [/^(?:calculated|cal\.?|errechnet)(?=[ \d]) ?/u, "calculated"],
  [/^(?:estimated|est\.?|geschätzt)(?=[ \d]) ?/u, "estimated"],
  [/^(?:from|since|seit|ab|von)(?=[ \d]) ?/u, "from"],
  [/^(?:until|till|to|bis)(?=[ \d]) ?/u, "to"],
]

/** The words before the first date of a span, those between its dates, and what they mean. */
const spans: readonly (readonly [RegExp, RegExp, "between" | "from_to"])[] = [
  [/^(?:between|zwischen|bet\.?) /u, / (?:and|und|&|-|–) /u, "between"],
  [/^(?:from|von) /u, / (?:to|until|till|bis) /u, "from_to"],
  [/^/u, / (?:to|until|bis|-|–) /u, "from_to"],
]

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

/** A date between slashes: only clear if one of the numbers can be no month, or in a language with one order. */
const slashed = (first: number, second: number, year: number, language: DateLanguage): Point => {
  if (language === "de" || first > 12) return pointOf(year, second, first)
  if (second > 12 || first === second) return pointOf(year, first, second)
  return "which_is_the_month"
}

const numbersOf = (match: RegExpExecArray): readonly number[] => match.slice(1).map(Number)

const inNumbers = (text: string, language: DateLanguage): Point | undefined => {
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

const inWords = (text: string): Point => {
  const dayFirst = /^(?:(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?)?(\p{L}+)\.?,? (\d{1,4})$/u.exec(text)
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{3,4})$/u.exec(text)
  const day = monthFirst?.[2] ?? dayFirst?.[1]
  const month = months.get(monthFirst?.[1] ?? dayFirst?.[2] ?? "")
  const year = monthFirst?.[3] ?? dayFirst?.[3]
  if (month === undefined || year === undefined) return "unknown"
  return pointOf(Number(year), month, day === undefined ? null : Number(day))
}

/** A day, a month or a year as people write it. */
const readPoint = (written: string, language: DateLanguage): Point => {
  const ancient = /^(.+?) ?(?:bc|b\.c\.|bce|v\. ?chr\.?)$/u.exec(written)
  const text = ancient?.[1] ?? written
  const year = /^\d{1,4}$/u.test(text) ? pointOf(Number(text), null, null) : undefined
  const point = year ?? inNumbers(text, language) ?? inWords(text)
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
 * Reads a date as a person writes it, in English or German: `about March 1850`, `um 1850`, `1848-52`, `12.3.1850`.
 * Text that is not understood is reported as unclear, and never guessed.
 */
export const readDate = (written: string, language: DateLanguage): ReadDate => {
  const text = written.trim().replace(/\s+/gu, " ").toLowerCase()
  if (text === "") return { kind: "empty" }
  const years = yearSpan(text)
  if (years !== undefined) return years
  for (const [before, between, qualifier] of spans) {
    const start = before.exec(text)
    const dates = start === null ? "" : text.slice(start[0].length)
    const match = between.exec(dates)
    if (match === null || match.index === 0) continue
    const [first, last] = [dates.slice(0, match.index), dates.slice(match.index + match[0].length)]
    if (last !== "") return span(qualifier, readPoint(first, language), readPoint(last, language))
  }
  const isDoubtful = text.endsWith("?")
  const plain = isDoubtful ? text.slice(0, -1).trim() : text
  const [pattern, qualifier] = qualifierWords.find(([words]) => words.test(plain)) ?? []
  const point = readPoint(pattern === undefined ? plain : plain.replace(pattern, ""), language)
  if (typeof point === "string") return { kind: "unclear", reason: point }
  return { kind: "date", date: dateOf(qualifier ?? (isDoubtful ? "about" : "exact"), point, null) }
}

import { wordsOfDates } from "./dates.ts"
import type { Language } from "./languages.ts"

/** The words before a date that say how exact it is. */
const before = ["about", "before", "after", "calculated", "estimated", "from", "to"] as const

type Before = (typeof before)[number]
type Kind = Before | "between" | "and" | "before_christ" | "between_parts"

/** What words in dates mean to readers of a language. All texts are in small letters. */
export interface ReadingWords {
  readonly months: ReadonlyMap<string, number>
  /** The meaning of the word that a date begins with, and the rest of the date; null if it begins with none. */
  readonly qualifierOf: (text: string) => { readonly qualifier: Before; readonly rest: string } | null
  /** The two dates of a span, and what it means; null if there are not two. */
  readonly spanOf: (text: string) => { readonly qualifier: "between" | "from_to"; readonly dates: Pair } | null
  /** A date before Christ without the words for that; null for other dates. */
  readonly beforeChrist: (text: string) => string | null
  /** The text without words that say nothing. */
  readonly withoutFillers: (text: string) => string
}

type Pair = readonly [from: string, to: string]

/** The words of English and German, which readers of every language use in dates. */
const everywhere: Readonly<Record<Kind | "months", string>> = {
  about: "about|abt|around|approx|circa|ca|c|~|um|etwa|ungefähr|gegen|zirka",
  before: "before|bef|vor|<",
  after: "after|aft|nach|>",
  calculated: "calculated|cal|errechnet",
  estimated: "estimated|est|geschätzt",
  from: "from|since|seit|ab|von",
  to: "until|till|to|bis",
  between: "between|bet|zwischen",
  and: "and|und|&|-|–",
  before_christ: "bc|b.c.|bce|v. chr.|v.chr.|v. chr|v.chr",
  between_parts: "of",
  months: "sept=9|jän=1|jänner=1|feber=2|maerz=3|mrz=3",
}

const listed = (words: string): readonly string[] => words.split("|").filter((word) => word !== "")

/** The text after a word at its beginning, with or without a full stop; null if it begins with none of the words. */
const after = (text: string, words: readonly string[]): string | null => {
  for (const word of words)
    for (const start of [`${word}.`, word])
      if (text.startsWith(start) && /^[ \d]/u.test(text.slice(start.length)))
        return text.slice(start.length).trimStart()
  return null
}

/** The texts before and after a word between blanks; null if none of the words is there, or if a side is empty. */
const around = (text: string, words: readonly string[]): Pair | null => {
  const found = words
    .map((word) => ({ at: text.indexOf(` ${word} `), length: word.length + 2 }))
    .filter(({ at }) => at > 0)
    .toSorted((one, other) => one.at - other.at)[0]
  if (found === undefined) return null
  const last = text.slice(found.at + found.length)
  return last === "" ? null : [text.slice(0, found.at), last]
}

/** The names of a month, as they are written alone and with a day. */
const namesOf = (month: number, locale: string): readonly string[] =>
  (["long", "short"] as const).flatMap((style) =>
    [{}, { day: "numeric" } as const].flatMap((day) =>
      new Intl.DateTimeFormat(locale, { ...day, month: style, year: "numeric", timeZone: "UTC" })
        .formatToParts(Date.UTC(2000, month - 1, 1))
        .map(({ type, value }) => (type === "day" || type === "year" ? " " : value))
        .join("")
        .toLowerCase()
        .split(" ")
        .map((name) => name.replace(/[.,]/gu, ""))
        .filter((name) => name !== ""),
    ),
  )

const monthsOf = (language: Language): ReadonlyMap<string, number> => {
  const { locale, read } = wordsOfDates(language)
  const months = new Map<string, number>()
  for (const one of new Set(["en-GB", "de-DE", locale]))
    for (let month = 1; month <= 12; month++)
      for (const name of namesOf(month, one)) {
        months.set(name, month)
        if (name.length > 3 && !months.has(name.slice(0, 3))) months.set(name.slice(0, 3), month)
      }
  for (const filler of listed(read.between_parts)) months.delete(filler)
  for (const pair of listed(`${everywhere.months}|${read.months}`)) {
    const [name = "", month = ""] = pair.split("=")
    months.set(name, Number(month))
  }
  return months
}

const make = (language: Language): ReadingWords => {
  const { read } = wordsOfDates(language)
  const of = (kind: Kind): readonly string[] => listed(`${everywhere[kind]}|${read[kind]}`)
  const fillers = of("between_parts").map((word) => ` ${word} `)
  return {
    months: monthsOf(language),
    qualifierOf: (text) => {
      for (const qualifier of before) {
        const rest = after(text, of(qualifier))
        if (rest !== null) return { qualifier, rest }
      }
      return null
    },
    spanOf: (text) => {
      const between = around(after(text, of("between")) ?? "", of("and"))
      if (between !== null) return { qualifier: "between", dates: between }
      const from = around(after(text, of("from")) ?? "", of("to"))
      const dates = from ?? around(text, [...of("to"), "-", "–"])
      return dates === null ? null : { qualifier: "from_to", dates }
    },
    beforeChrist: (text) => {
      const end = of("before_christ").find((word) => text.endsWith(word))
      return end === undefined || end === text ? null : text.slice(0, -end.length).trimEnd()
    },
    withoutFillers: (text) => fillers.reduce((rest, word) => rest.replaceAll(word, " "), text),
  }
}

const made = new Map<Language, ReadingWords>()

/** The words in which readers of a language write dates; English and German are always among them. */
export const readingWords = (language: Language): ReadingWords => {
  const words = made.get(language) ?? make(language)
  made.set(language, words)
  return words
}

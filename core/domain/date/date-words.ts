import { dateLanguages } from "./languages/date-languages.ts"
import type { DateLanguage, WordedQualifier } from "./languages/date-language.ts"
import { type DateWord, dateTokens, longestDate } from "./date-tokens.ts"
import type { DateQualifier } from "./genealogical-date.ts"

/** What words mean, by the tag of the language. */
type Meanings<T> = ReadonlyMap<string, T>

/** Words with one kind of meaning. The key is the words with single spaces, without full stops. */
interface Table<T> {
  readonly meanings: ReadonlyMap<string, Meanings<T>>
  /** The number of words of the longest entry. */
  readonly longest: number
  /** The first and the last word of each entry. */
  readonly firsts: ReadonlySet<string>
  readonly lasts: ReadonlySet<string>
}

const keyOf = (words: readonly DateWord[]): string => words.filter((word) => word !== ".").join(" ")

/** The number of words of the longest key. */
const longestOf = (keys: Iterable<string>): number => {
  let longest = 0
  for (const key of keys) longest = Math.max(longest, key.split(" ").length)
  return longest
}

/** The entries of a list of a language. */
const entriesOf = (list: string | undefined): readonly string[] =>
  (list ?? "").split(",").flatMap((entry) => keyOf(dateTokens(entry)) || [])

const tableOf = <T>(listsOf: (language: DateLanguage) => readonly (readonly [string | undefined, T])[]): Table<T> => {
  const meanings = new Map<string, Map<string, T>>()
  for (const language of dateLanguages)
    for (const [list, meaning] of listsOf(language))
      for (const key of entriesOf(list)) {
        const known = meanings.get(key) ?? new Map<string, T>()
        meanings.set(key, known.set(language.tag, meaning))
      }
  const keys = [...meanings.keys()]
  return {
    meanings,
    longest: longestOf(keys),
    firsts: new Set(keys.flatMap((key) => key.split(" ")[0] ?? [])),
    lasts: new Set(keys.flatMap((key) => key.split(" ").at(-1) ?? [])),
  }
}

const qualifiersIn = (
  words: Readonly<Partial<Record<WordedQualifier, string>>>,
): readonly (readonly [string, WordedQualifier])[] =>
  qualifierNames.flatMap((qualifier) => {
    const list = words[qualifier]
    return list === undefined ? [] : [[list, qualifier] as const]
  })

const qualifierNames = ["about", "before", "after", "estimated", "calculated", "from", "to"] as const

/** The numbers of months, from 1. */
const months = tableOf(({ months: names }) => names.map((list, index) => [list, index + 1] as const))
/** The qualifiers of words before a date with one end. */
export const openings = tableOf(({ before }) => qualifiersIn(before))
/** The qualifiers of words behind a date with one end. */
export const endings = tableOf(({ behind }) => qualifiersIn(behind ?? {}))

type TwoEnds = Extract<DateQualifier, "between" | "from_to">
const around = (part: "between" | "period") => ({
  before: tableOf((language) => [[language[part]?.before, true]]),
  joins: tableOf((language) => [[language[part]?.joins, true]]),
  behind: tableOf((language) => [[language[part]?.behind, true]]),
})

/** Words around two dates, by what they say. */
export const aroundTwo = { between: around("between"), from_to: around("period") } as const

/** Words between two dates without any word before or behind them: `1850 to 1860`. */
export const joins = tableOf<TwoEnds>(({ between, period }) => [
  [between?.joins, "between"],
  [period?.joins, "from_to"],
])

/** Words between two dates of which one is right. */
export const alternatives = tableOf((language) => [
  [language.or, true],
  ["-", true],
  ["/", true],
  [";", true],
])

export const christWords = tableOf((language) => [[language.beforeChrist, true]])
export const christWordsAhead = tableOf((language) => [[language.aheadBeforeChrist, true]])
export const centuryWords = tableOf((language) => [[language.century, true]])
export const centuryWordsAhead = tableOf((language) => [[language.aheadOfCentury, true]])
export const yearsWords = tableOf((language) => [[language.years, true]])
export const centuryParts = tableOf((language) => [[language.partOfCentury, true]])

/** Words that add nothing to a date. Several languages have months of the same letters, which are no such words. */
export const fillerWords = tableOf((language) => [[language.fillers, true]])

/** Single words that add nothing to a date: the `th` and `of` in `the 12th of March`. */
export const fillers: ReadonlySet<string> = new Set(
  [...fillerWords.meanings.keys()].filter((key) => !key.includes(" ") && !months.meanings.has(key)),
)

/** The meaning of this entry in a file of this language; null if languages differ and the file has none of them. */
const meaningOf = <T>(table: Table<T>, key: string, language: string | null): T | null => {
  const meanings = table.meanings.get(key)
  if (meanings === undefined) return null
  const [meaning, ...others] = new Set(meanings.values())
  if (meaning !== undefined && others.length === 0) return meaning
  return language === null ? null : (meanings.get(language) ?? null)
}

/** An entry at one side of a date: what it means, and the words without it. */
interface Found<T> {
  readonly meaning: T
  readonly rest: readonly DateWord[]
}

const isStop = (word: DateWord | undefined): boolean => word === "." || word === ":"

/** The longest entry that the words begin with; null without one. The full stop behind it belongs to it. */
export const atStart = <T>(table: Table<T>, words: readonly DateWord[], language: string | null): Found<T> | null => {
  if (!table.firsts.has(words[0] ?? "")) return null
  for (let count = Math.min(table.longest * 2, words.length); count > 0; count--) {
    const key = isStop(words[count - 1]) ? "" : keyOf(words.slice(0, count))
    if (!table.meanings.has(key)) continue
    const meaning = meaningOf(table, key, language)
    const end = isStop(words[count]) ? count + 1 : count
    return meaning === null ? null : { meaning, rest: words.slice(end) }
  }
  return null
}

/** The longest entry that the words end with, with or without a full stop; null without one. */
export const atEnd = <T>(table: Table<T>, words: readonly DateWord[], language: string | null): Found<T> | null => {
  const all = words.at(-1) === "." ? words.slice(0, -1) : words
  if (!table.lasts.has(all.at(-1) ?? "")) return null
  for (let count = Math.min(table.longest * 2, all.length); count > 0; count--) {
    const first = all.length - count
    const key = isStop(all[first]) ? "" : keyOf(all.slice(first))
    if (!table.meanings.has(key)) continue
    const meaning = meaningOf(table, key, language)
    return meaning === null ? null : { meaning, rest: all.slice(0, first) }
  }
  return null
}

/** The words without those that add nothing, and without the full stops behind them. */
export const withoutFillers = (words: readonly DateWord[], language: string | null): readonly DateWord[] => {
  const left: DateWord[] = []
  for (let rest = words; rest.length > 0; ) {
    const [word = "", ...behind] = rest
    const filler = monthOfWord(word, language) === null ? atStart(fillerWords, rest, language) : null
    if (filler === null) left.push(word)
    rest = filler?.rest ?? behind
  }
  return left
}

/**
 * The number of the month, from 1; null for a word that is no month, or another month in another language and not decided by
 * the language of the file. `word` is in lower case and without accents.
 */
export const monthOfWord = (word: string, language: string | null = null): number | null =>
  meaningOf(months, word, language)

/** The qualifier that a word before a date expresses; null for any other word. */
export const qualifierOfWord = (word: string): DateQualifier | null => meaningOf(openings, word, null)

/** The languages that decide what a word of this text means, because others read it differently. */
export const decidingLanguages = (text: string): readonly string[] => {
  if (text.length > longestDate) return []
  const words = dateTokens(text)
  const found = new Set<string>()
  for (const { meanings, longest } of [months, openings, endings, joins])
    for (let first = 0; first < words.length; first++)
      for (let count = 1; count <= longest * 2; count++) {
        const some = meanings.get(keyOf(words.slice(first, first + count)))
        if (some !== undefined && new Set<unknown>(some.values()).size > 1)
          for (const tag of some.keys()) found.add(tag)
      }
  return [...found]
}

/** Entries that give a date no upper end: the year beside them is the earliest one. Short ones have other meanings too. */
const openEnds: ReadonlySet<string> = new Set([
  ...["later", "post", "posterior", "ab", "despues", "dopo", "depois"],
  ...dateLanguages.flatMap(({ before, behind }) =>
    [before.after, before.from, behind?.after, behind?.from].flatMap(entriesOf).filter((key) => key.length > 2),
  ),
])
const longestOpenEnd = longestOf(openEnds)

/** Whether the words of a text leave a date without an upper end. */
export const hasOpenEnd = (text: string): boolean => {
  const words = dateTokens(text).filter((word) => word !== ".")
  return words.some((_, first) =>
    Array.from({ length: longestOpenEnd }, (_, more) => words.slice(first, first + more + 1).join(" ")).some((key) =>
      openEnds.has(key),
    ),
  )
}

/** What follows a year before Christ, without full stops, blanks and accents, in all languages. */
export const beforeChristKeys: ReadonlySet<string> = new Set(
  [...christWords.meanings.keys()].map((key) => key.replaceAll(" ", "")),
)

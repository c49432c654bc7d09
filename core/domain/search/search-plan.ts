import { hitOf, type MatchOf, YEARS_OFF, yearSimilarity } from "./hit-score.ts"
import type { SearchQuery } from "./search-query.ts"
import type { ListedMatch, WordList } from "./word-list.ts"
import { matchKinds, type QueryWord } from "./word-match.ts"

/** A word of names, or a year, by which people are found, and the best score that who is found by it can have. */
export interface SearchKey<Key extends string | number> {
  readonly key: Key
  readonly best: number
}

/** A word of a query with the words of names that match it. */
export interface MatchedWord {
  readonly query: QueryWord
  readonly matches: readonly ListedMatch[]
}

/** The words of a query with what matches them in a tree; null when a word has no match, so that there is no hit. */
export const matchedWords = ({ words }: SearchQuery, list: WordList): readonly MatchedWord[] | null => {
  const matched: MatchedWord[] = []
  for (const query of words) {
    const matches = list.matches(query)
    if (matches.length === 0) return null
    matched.push({ query, matches })
  }
  return matched
}

/** The matches of these words, for `judge`. */
export const knownMatches = (words: readonly MatchedWord[]): MatchOf => {
  const known = words.map(({ matches }) => new Map(matches.map((match) => [match.word, match])))
  return (at, word) => known[at]?.get(word) ?? null
}

/** The lists of people of a search for one word: by the word of a name and whether it is the primary one. By falling score, which everyone in a list has. */
export const listsOfWord = ({
  matches,
}: MatchedWord): readonly { readonly key: string; readonly rank: 0 | 1; readonly score: number }[] =>
  matches
    .flatMap((match) =>
      ([0, 1] as const).map((rank) => ({
        key: match.word,
        rank,
        score: hitOf([{ ...match, isPrimary: rank === 0 }], []).score,
      })),
    )
    .sort((a, b) => b.score - a.score)

/** The years that a year of a query matches, by falling score. */
export const listsOfYear = (
  year: number,
): readonly { readonly key: number; readonly rank: 0; readonly score: number }[] =>
  Array.from({ length: 2 * YEARS_OFF + 1 }, (_, index) => year + index - YEARS_OFF)
    .map((key) => ({ key, rank: 0 as const, score: hitOf([], [yearSimilarity(year, key) ?? 0]).score }))
    .sort((a, b) => b.score - a.score)

/** So many of the best matches of a word tell how many people are looked through before a page is full. */
const FIRST_MATCHES = 8

/** The words of names that are looked through first for a word of a query. */
export const firstMatches = ({ matches }: MatchedWord): readonly string[] =>
  matches
    .toSorted((a, b) => matchKinds.indexOf(a.kind) - matchKinds.indexOf(b.kind) || b.similarity - a.similarity)
    .slice(0, FIRST_MATCHES)
    .map(({ word }) => word)

const byFallingBest = <Key extends string | number>(keys: readonly SearchKey<Key>[]): readonly SearchKey<Key>[] =>
  keys.toSorted((a, b) => b.best - a.best)

/** The word of a query by which the fewest people are looked through, where `peopleWith` says how many have a word; null of none. */
export const rarest = (words: readonly MatchedWord[], peopleWith: (word: string) => number): MatchedWord | null => {
  const peopleOf = (word: MatchedWord): number => firstMatches(word).reduce((sum, match) => sum + peopleWith(match), 0)
  return words.reduce<MatchedWord | null>(
    (least, word) => (least === null || peopleOf(word) < peopleOf(least) ? word : least),
    null,
  )
}

/**
 * The matches of one word of a query as keys, by the best score that a hit found by them can have: every other word of the query is
 * met as well as any name of the tree meets it, and every year exactly.
 */
export const keysOfWord = (
  { years }: SearchQuery,
  words: readonly MatchedWord[],
  word: MatchedWord,
): readonly SearchKey<string>[] => {
  const others = words
    .filter((other) => other !== word)
    .map(({ matches }) => ({
      kind: matchKinds.find((kind) => matches.some((match) => match.kind === kind)) ?? "near",
      similarity: matches.reduce((most, match) => Math.max(most, match.similarity), 0),
      isPrimary: true,
    }))
  const exactYears = years.map(() => 1)
  return byFallingBest(
    word.matches.map((match) => ({
      key: match.word,
      best: hitOf([{ ...match, isPrimary: true }, ...others], exactYears).score,
    })),
  )
}

/** The same for a query of years alone, by the years near its first one. */
export const keysOfYear = (first: number, others: number): readonly SearchKey<number>[] =>
  listsOfYear(first).map(({ key }) => ({
    key,
    best: hitOf([], [yearSimilarity(first, key) ?? 0, ...Array.from({ length: others }, () => 1)]).score,
  }))

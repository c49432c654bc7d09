import { hitOf, type MatchOf, scoreOf, YEARS_OFF, yearSimilarity } from "./hit-score.ts"
import type { SearchQuery } from "./search-query.ts"
import type { ListedMatch, WordList } from "./word-list.ts"
import { matchKinds, type QueryWord, type WordMatch } from "./word-match.ts"

/** A word of names, or a year, by which people are found. */
export interface RankedKey<Key extends string | number> {
  readonly key: Key
  /** The best score that a person found by this key can have. */
  readonly best: number
  /** The match as one number (`qualityOf`). */
  readonly quality: number
}

/** A match as one number, which grows with its kind first and its similarity second: twice the kind, near being 0, and the similarity. */
export const qualityOf = ({ kind, similarity }: WordMatch): number =>
  2 * (matchKinds.length - 1 - matchKinds.indexOf(kind)) + similarity

/** The score of a person whose words all match on the primary name, the worst of them with this kind, and with this mean similarity. */
export const scoreOfQuality = (quality: number): number => {
  const kind = Math.floor(quality / 2)
  return scoreOf(matchKinds[matchKinds.length - 1 - kind] ?? "near", true, quality - 2 * kind)
}

/** A word of a query with the words of names that match it. */
export interface MatchedWord {
  readonly query: QueryWord
  readonly matches: readonly ListedMatch[]
}

/**
 * The words of a query with what matches them in a tree; null when a word has no match, so that there is no hit. `pause` is called
 * after each part of the list, so that other work can have its turn.
 */
export const matchedWords = async (
  { words }: SearchQuery,
  list: WordList,
  pause: () => Promise<void>,
): Promise<readonly MatchedWord[] | null> => {
  const matched: MatchedWord[] = []
  for (const query of words) {
    const walk = list.walk(query)
    let part = walk.next()
    for (; part.done !== true; part = walk.next()) await pause()
    if (part.value.length === 0) return null
    matched.push({ query, matches: part.value })
  }
  return matched
}

/** The matches of these words, for `judge`. */
export const knownMatches = (words: readonly MatchedWord[]): MatchOf => {
  const known = words.map(({ matches }) => new Map(matches.map((match) => [match.word, match])))
  return (at, word) => known[at]?.get(word) ?? null
}

/**
 * The lists of people of a search for one word: by the word of a name and whether it is the primary one. By falling
 * score, which everyone in a list has.
 */
export const listsOfWord = ({
  matches,
}: MatchedWord): readonly { readonly key: string; readonly rank: 0 | 1; readonly score: number }[] => {
  const lists = matches.flatMap((match) =>
    ([0, 1] as const).map((rank) => ({
      key: match.word,
      rank,
      score: hitOf([{ ...match, isPrimary: rank === 0 }], []).score,
    })),
  )
  // There are few scores, and perhaps a hundred thousand lists.
  const byScore = Map.groupBy(lists, ({ score }) => score)
  return [...byScore].sort(([a], [b]) => b - a).flatMap(([, alike]) => alike)
}

/** The years that a year of a query matches, the nearest first. */
export const nearYears = (year: number): readonly { readonly key: number; readonly quality: number }[] =>
  Array.from({ length: 2 * YEARS_OFF + 1 }, (_, index) => year + index - YEARS_OFF)
    .map((key) => ({ key, quality: qualityOf({ kind: "exact", similarity: yearSimilarity(year, key) ?? 0 }) }))
    .sort((one, other) => other.quality - one.quality)

/** The lists of people of a search for one year, by falling score, which everyone in a list has. */
export const listsOfYear = (
  year: number,
): readonly { readonly key: number; readonly rank: 0; readonly score: number }[] =>
  nearYears(year).map(({ key, quality }) => ({ key, rank: 0 as const, score: scoreOfQuality(quality) }))

/** So many of the best matches of a word tell how many people are looked through before a page is full. */
const FIRST_MATCHES = 8

/** The words of names that are looked through first for a word of a query. */
export const firstMatches = ({ matches }: MatchedWord): readonly string[] =>
  matches
    .toSorted((a, b) => matchKinds.indexOf(a.kind) - matchKinds.indexOf(b.kind) || b.similarity - a.similarity)
    .slice(0, FIRST_MATCHES)
    .map(({ word }) => word)

const byFallingBest = <Key extends string | number>(keys: readonly RankedKey<Key>[]): readonly RankedKey<Key>[] =>
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
): readonly RankedKey<string>[] => {
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
      quality: qualityOf(match),
      best: hitOf([{ ...match, isPrimary: true }, ...others], exactYears).score,
    })),
  )
}

/** The same for a query of years alone, by the years near its first one. */
export const keysOfYear = (first: number, others: number): readonly RankedKey<number>[] =>
  nearYears(first).map(({ key, quality }) => ({
    key,
    quality,
    best: hitOf([], [yearSimilarity(first, key) ?? 0, ...Array.from({ length: others }, () => 1)]).score,
  }))

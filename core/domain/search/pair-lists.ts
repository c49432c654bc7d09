import { scoreOf } from "./hit-score.ts"
import type { MatchedWord } from "./search-plan.ts"
import type { ListedMatch } from "./word-list.ts"
import { type MatchKind, matchKinds } from "./word-match.ts"

/** People who have two words, each for one word of a query. They all have one score. */
export interface PairList {
  /** The words of names. They are the same where one word matches both words of the query. */
  readonly words: readonly [string, string]
  /** 0 where both words are in the primary name, 1 otherwise. */
  readonly rank: 0 | 1
  readonly score: number
}

/** The best lists of a search for two words. */
export interface PairLists {
  /** By falling score. A score that is here is complete. */
  readonly lists: readonly PairList[]
  /** Whether there is no other list. */
  readonly isAll: boolean
}

/** More pairs of words than this are not compared. */
const MOST_PAIRS = 20_000

/** The best lists of people for a query of two words, about as many as asked for. Null where the words match too many words. */
export const pairLists = (one: MatchedWord, other: MatchedWord, most: number): PairLists | null => {
  if (one.matches.length * other.matches.length > MOST_PAIRS) return null
  const [ones, others] = [byKind(one), byKind(other)]
  const lists: PairList[] = []
  for (const [number, kind] of matchKinds.entries()) {
    if (lists.length >= most) return { lists, isAll: false }
    // The pairs of which the worse match is of this kind.
    const groups = matchKinds
      .slice(0, number)
      .flatMap((better) => [[ones[kind], others[better]] as const, [ones[better], others[kind]] as const])
    const { pairs, isAll } = bestPairs([...groups, [ones[kind], others[kind]]], kind, most)
    // Pairs that were left out come before the lists of another name.
    for (const rank of isAll ? ([0, 1] as const) : ([0] as const))
      for (const { words, sum } of pairs) lists.push({ words, rank, score: scoreOf(kind, rank === 0, sum / 2) })
    if (!isAll) return { lists, isAll }
  }
  return { lists, isAll: true }
}

type Group = readonly [readonly ListedMatch[], readonly ListedMatch[]]

const byKind = ({ matches }: MatchedWord): Readonly<Record<MatchKind, readonly ListedMatch[]>> => {
  const groups = Map.groupBy(matches, ({ kind }) => kind)
  return { exact: groups.get("exact") ?? [], prefix: groups.get("prefix") ?? [], near: groups.get("near") ?? [] }
}

interface Pair {
  readonly words: readonly [string, string]
  /** The sum of both similarities. */
  readonly sum: number
}

/** The pairs with the highest sums, about as many as asked for. Pairs of one score are all there or all left out. */
const bestPairs = (
  groups: readonly Group[],
  kind: MatchKind,
  most: number,
): { readonly pairs: readonly Pair[]; readonly isAll: boolean } => {
  const least = leastSum(groups, most)
  const leastScore = least === null ? -1 : scoreOf(kind, true, least / 2)
  const pairs: Pair[] = []
  for (const [ones, others] of groups)
    for (const one of ones)
      for (const other of others) {
        const sum = one.similarity + other.similarity
        if (sum >= (least ?? 0) && scoreOf(kind, true, sum / 2) > leastScore)
          pairs.push({ words: [one.word, other.word], sum })
      }
  return { pairs: pairs.sort((a, b) => b.sum - a.sum), isAll: least === null }
}

/** The highest sum that is not among the best ones; null if these are all. */
const leastSum = (groups: readonly Group[], most: number): number | null => {
  const count = groups.reduce((sum, [ones, others]) => sum + ones.length * others.length, 0)
  if (count <= most) return null
  const sums = new Float64Array(count)
  let at = 0
  for (const [ones, others] of groups)
    for (const one of ones) for (const other of others) sums[at++] = one.similarity + other.similarity
  return sums.sort()[count - most - 1] ?? null
}

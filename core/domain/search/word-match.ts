import { editDistance, mostDifference } from "./edit-distance.ts"
import { isUnspaced } from "../name-text/compared-words.ts"
import { oneUnitPerLetter } from "../name-text/letters.ts"
import { soundOf } from "./sound.ts"
import { trigramSimilarity, trigramsOf } from "./trigram-similarity.ts"

/**
 * How a word of a name meets a word of a query, best first: it is the same, it starts with it (one of Han, Kana or Hangul: it has
 * it anywhere), or it is near: a slip away, or of the same sound.
 */
export const matchKinds = ["exact", "prefix", "near"] as const
export type MatchKind = (typeof matchKinds)[number]

export interface WordMatch {
  readonly kind: MatchKind
  /** By trigrams; 0 to 1. */
  readonly similarity: number
}

/** Shorter words of a query match nothing but what starts with them: nearly every short name is a slip away. */
const FEWEST_FOR_NEAR = 3

/** A word of a query, ready to be compared with many words of names. */
export interface QueryWord {
  readonly text: string
  /** The same with one unit for each letter. */
  readonly letters: string
  readonly trigrams: Float64Array
  readonly sound: string
  /** Whether a word near it matches too. */
  readonly isForgiving: boolean
  /** Whether a word that has it anywhere matches as if it began with it: one of Han, Kana or Hangul. */
  readonly isRun: boolean
  /** Other ways to spell it, in Latin letters. A word that meets one of them meets the word. */
  readonly others: readonly QueryWord[]
}

/** Prepares a normalised word of at most 32 letters, with its other spellings. */
export const queryWord = (text: string, others: readonly string[] = []): QueryWord => {
  const letters = oneUnitPerLetter(text)
  const isRun = isUnspaced(text)
  return {
    text,
    letters,
    trigrams: trigramsOf(text),
    sound: soundOf(text),
    isForgiving: !isRun && letters.length >= FEWEST_FOR_NEAR,
    isRun,
    others: others.map((other) => queryWord(other)),
  }
}

/**
 * Whether a word differs from a word of a query by at most one letter in three of the longer one, at least one; a swap
 * of neighbours counts as one.
 */
const isSlipAway = (query: QueryWord, word: string): boolean => {
  const letters = oneUnitPerLetter(word)
  const most = mostDifference(Math.max(letters.length, query.letters.length))
  return Math.abs(letters.length - query.letters.length) <= most && editDistance(query.letters, letters) <= most
}

/** Whether a word sounds the same as a word of a query. */
const soundsLike = (query: QueryWord, word: string): boolean => query.sound !== "" && query.sound === soundOf(word)

/** The match that a word of this kind is. */
const matchOfKind = (query: QueryWord, word: string, kind: MatchKind): WordMatch => ({
  kind,
  similarity: kind === "exact" ? 1 : trigramSimilarity(query.trigrams, word),
})

/** The better one of two matches, if there is one. */
export const betterMatch = <M extends WordMatch>(one: M | null, other: M | null): M | null => {
  if (one === null || other === null) return one ?? other
  if (one.kind !== other.kind) return matchKinds.indexOf(one.kind) < matchKinds.indexOf(other.kind) ? one : other
  return one.similarity >= other.similarity ? one : other
}

/**
 * How a normalised word of a name, with at most 32 letters, matches a word of a query in any of its spellings; null if it does not
 * match.
 */
export const matchWord = (query: QueryWord, word: string): WordMatch | null =>
  query.others.reduce((best, other) => betterMatch(best, matchSpelling(other, word)), matchSpelling(query, word))

/** The same for the first spelling alone. `maySoundAlike` is false if it is known that the words sound different. */
export const matchSpelling = (query: QueryWord, word: string, maySoundAlike = true): WordMatch | null => {
  if (word === query.text) return matchOfKind(query, word, "exact")
  if (query.isRun ? word.includes(query.text) : word.startsWith(query.text)) return matchOfKind(query, word, "prefix")
  const isNear = query.isForgiving && (isSlipAway(query, word) || (maySoundAlike && soundsLike(query, word)))
  return isNear ? matchOfKind(query, word, "near") : null
}

import { MOST_LETTERS } from "../name-text/letters.ts"

const BLANK = 0x20
const UNIT = 0x1_0000

/** The trigrams of the word that is compared. A letter has two UTF-16 units at most. */
const compared = new Float64Array(2 * MOST_LETTERS + 1)

/**
 * Writes the distinct trigrams of a word to `trigrams` and returns their number. They are those of PostgreSQL's
 * `pg_trgm`, with two blanks before the word and one after it. A trigram is one number with 16 bits for each unit.
 */
const writeTrigrams = (word: string, trigrams: Float64Array): number => {
  let [first, second, count] = [BLANK, BLANK, 0]
  for (let at = 0; at <= word.length; at++) {
    const third = at === word.length ? BLANK : word.charCodeAt(at)
    const trigram = (first * UNIT + second) * UNIT + third
    if (indexIn(trigrams, count, trigram) < 0) trigrams[count++] = trigram
    first = second
    second = third
  }
  return count
}

/** The index of a number among the first `count` numbers; -1 if it is not there. */
const indexIn = (numbers: Float64Array, count: number, wanted: number): number => {
  for (let at = 0; at < count; at++) if (numbers[at] === wanted) return at
  return -1
}

/** The distinct trigrams of a word. */
export const trigramsOf = (word: string): Float64Array => {
  const trigrams = new Float64Array(word.length + 1)
  return trigrams.subarray(0, writeTrigrams(word, trigrams))
}

/**
 * `similarity` of `pg_trgm`: the number of trigrams that are in both words, divided by the number that are in either;
 * 0 to 1. The first word is given by its trigrams, and the second one has at most 32 letters.
 */
export const trigramSimilarity = (trigrams: Float64Array, word: string): number => {
  const count = writeTrigrams(word, compared)
  let shared = 0
  for (let at = 0; at < count; at++) if (indexIn(trigrams, trigrams.length, compared[at]!) >= 0) shared += 1
  return shared / (trigrams.length + count - shared)
}

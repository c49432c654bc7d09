import type { NameParts } from "../../name.ts"
import { latinWords } from "../../name-text/compared-words.ts"
import { isPlaceholder } from "../../name-text/placeholder.ts"

/** A name in the form for comparisons: the words of its parts in Latin letters, without case, accents and punctuation. */
export interface NameWords {
  readonly given: readonly string[]
  readonly surname: readonly string[]
  /** The words of both parts, in this order. */
  readonly words: readonly string[]
  /** Those of the words that contain a digit, such as `p17`. */
  readonly numbered: readonly string[]
}

/** Whether a word contains a digit. Such words are equal or different; a slip does not make one of the other. */
export const isNumbered = (word: string): boolean => /\d/.test(word)

/** Further words of a name are ignored, so that the time is bounded. No real name is longer. */
const mostWords = 8

/** A placeholder without a number. One with a number, such as "Unknown 17", tells apart those who wrote it. */
const saysNothing = (part: string): boolean => isPlaceholder(part) && !isNumbered(part)

const wordsOf = (...parts: readonly (string | null)[]): readonly string[] =>
  latinWords(parts.filter((part) => part !== null && !saysNothing(part)).join(" ")).slice(0, mostWords)

/** The words of a name; null if there are none. A placeholder such as "Unknown" is none. */
export const nameWords = ({
  givenName,
  surnamePrefix,
  surname,
}: Pick<NameParts, "givenName" | "surnamePrefix" | "surname">): NameWords | null => {
  const [given, family] = [wordsOf(givenName), wordsOf(surnamePrefix, surname)]
  const words = [...given, ...family]
  return words.length === 0 ? null : { given, surname: family, words, numbered: words.filter(isNumbered) }
}

const longestWord = 40
const row = new Uint8Array(longestWord + 1)

/**
 * The number of letters to insert, delete or replace to turn one word into the other (Levenshtein, 1966). The words
 * may have at most 40 letters.
 */
export const editDistance = (a: string, b: string): number => {
  for (let j = 0; j <= b.length; j++) row[j] = j
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0]!
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const change = diagonal + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      diagonal = row[j]!
      row[j] = Math.min(change, diagonal + 1, row[j - 1]! + 1)
    }
  }
  return row[b.length]!
}

/** Whether the words differ only in the order of two neighbouring letters. */
const isSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

const initial = 0.75

/**
 * The similarity of two words, from 0 to 1: the share of letters that stay. A swap of two neighbours counts as one
 * slip. An initial matches a word that begins with it.
 */
export const wordSimilarity = (a: string, b: string): number => {
  if (a === b) return a === "" ? 0 : 1
  if (a === "" || b === "") return 0
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? initial : 0
  const longer = Math.max(a.length, b.length)
  return longer > longestWord ? 0 : 1 - (isSwap(a, b) ? 1 : editDistance(a, b)) / longer
}

/** Words below this similarity count as different words. */
const leastLikeness = 0.7

const countedSimilarity = (a: string, b: string): number => {
  const [shorter, longer] = a.length < b.length ? [a.length, b.length] : [b.length, a.length]
  if (shorter > 1 && shorter < leastLikeness * longer) return 0
  const similarity = wordSimilarity(a, b)
  if (similarity === 1) return similarity
  return similarity < leastLikeness || isNumbered(a) || isNumbered(b) ? 0 : similarity
}

/** Whether two words may be one word: they differ by a slip, or one is the initial of the other. */
export const isCloseWord = (a: string, b: string): boolean => countedSimilarity(a, b) > 0

/** The sum of the similarities of matching words, best pairs first. Each word is used once. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 1 && b.length === 1) return countedSimilarity(a[0]!, b[0]!)
  const pairs: (readonly [similarity: number, i: number, j: number])[] = []
  for (const [i, one] of a.entries()) {
    for (const [j, other] of b.entries()) {
      const similarity = countedSimilarity(one, other)
      if (similarity > 0) pairs.push([similarity, i, j])
    }
  }
  pairs.sort((x, y) => y[0] - x[0])
  const [usedA, usedB] = [new Set<number>(), new Set<number>()]
  let sum = 0
  for (const [similarity, i, j] of pairs) {
    if (usedA.has(i) || usedB.has(j)) continue
    usedA.add(i)
    usedB.add(j)
    sum += similarity
  }
  return sum
}

/**
 * The mean of two shares: how much of the shorter part is in the longer one, and how much both have in common.
 * Leaving out a second given name therefore costs little.
 */
const partSimilarity = (a: readonly string[], b: readonly string[]): number => {
  const common = shared(a, b)
  return (common / Math.min(a.length, b.length) + (2 * common) / (a.length + b.length)) / 2
}

/** If one surname is missing, given names alone make two names close at most. */
const mostWithoutSurname = 0.85

/** Whether a name has both given names and a surname. */
export const isWhole = ({ given, surname }: NameWords): boolean => given.length > 0 && surname.length > 0

/** Whether both names have words with a digit, and none in common: `Daughter 1` and `Daughter 2`. */
const haveOtherNumbers = (a: NameWords, b: NameWords): boolean =>
  a.numbered.length > 0 && b.numbered.length > 0 && !a.numbered.some((word) => b.numbered.includes(word))

/**
 * The similarity of two names, from 0 to 1. Given names and surnames are compared separately and have equal weight.
 * If one name lacks either, its words may be anywhere in the other. Different surnames are different names, and so
 * are different numbers.
 */
export const nameSimilarity = (a: NameWords, b: NameWords): number => {
  if (haveOtherNumbers(a, b)) return 0
  if (isWhole(a) && isWhole(b)) {
    const surname = partSimilarity(a.surname, b.surname)
    return surname === 0 ? 0 : (partSimilarity(a.given, b.given) + surname) / 2
  }
  const anywhere = partSimilarity(a.words, b.words)
  if (a.given.length === 0 || b.given.length === 0 || a.surname.length === b.surname.length) return anywhere
  return Math.max(anywhere, Math.min(partSimilarity(a.given, b.given), mostWithoutSurname))
}

/**
 * The similarity of two names of which one may have another surname, as after a marriage: that of the given names, 0 to 0.85. 0 if a name
 * has none, or other numbers.
 */
export const givenSimilarity = (a: NameWords, b: NameWords): number =>
  a.given.length === 0 || b.given.length === 0 || haveOtherNumbers(a, b)
    ? 0
    : Math.min(partSimilarity(a.given, b.given), mostWithoutSurname)

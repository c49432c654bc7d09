import { mostDifference } from "./edit-distance.ts"
import { MOST_LETTERS, oneUnitPerLetter } from "../name-text/letters.ts"
import { soundOf } from "./sound.ts"
import { betterMatch, matchSpelling, type QueryWord, type WordMatch } from "./word-match.ts"

/** A word of a list that matches a word of a query. */
export interface ListedMatch extends WordMatch {
  readonly word: string
}

/** What a word takes in memory, in bytes, about: the text and its numbers. */
const BYTES_PER_WORD = 80

/** The letters of a word as bits, and those that it has twice: a slip takes one bit away at most, and adds one at most. */
const lettersOf = (letters: string): readonly [once: number, twice: number] => {
  let [once, twice] = [0, 0]
  for (let at = 0; at < letters.length; at++) {
    const bit = 1 << (letters.charCodeAt(at) & 31)
    twice |= once & bit
    once |= bit
  }
  return [once, twice]
}

/** How many bits of a number of 32 bits are set. */
const bitsOf = (number: number): number => {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** A number of 32 bits for a text (FNV-1a); 0 for none. */
const hashOf = (text: string): number => {
  if (text === "") return 0
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

const grown = (numbers: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(size)
  larger.set(numbers)
  return larger
}

/** A word that matches takes about two microseconds, any other a few nanoseconds. */
const WORDS_OF_A_PART = 2_000

const prefixMatch = (query: QueryWord, word: string): WordMatch | null =>
  query.isRun || word.startsWith(query.text) ? matchSpelling(query, word) : null

/** Numbers of one word in `#numbers`: its letters as bits, those it has twice, how many they are, its first unit, its sound's hash. */
const FIELDS = 5

/**
 * The distinct words of the names of a tree. What a word of a query matches is found in one walk over five numbers for each word,
 * a few nanoseconds long: a word is looked at itself only when they allow that it matches.
 */
export class WordList {
  readonly #words: string[] = []
  #numbers: Int32Array<ArrayBuffer> = new Int32Array(64 * FIELDS)

  /** How many bytes of memory the list takes, about. */
  get bytes(): number {
    return this.#words.length * BYTES_PER_WORD
  }

  /** How many words it has. */
  get size(): number {
    return this.#words.length
  }

  /** Adds a normalised word of at most 32 letters. */
  add(word: string): void {
    const at = this.#words.length * FIELDS
    if (at === this.#numbers.length) this.#numbers = grown(this.#numbers, at * 2)
    const letters = oneUnitPerLetter(word)
    this.#words.push(word)
    const [once, twice] = lettersOf(letters)
    this.#numbers[at] = once
    this.#numbers[at + 1] = twice
    this.#numbers[at + 2] = letters.length
    this.#numbers[at + 3] = word.charCodeAt(0)
    this.#numbers[at + 4] = hashOf(soundOf(word))
  }

  /** The words that match a word of a query, each once, in no order. */
  matches(query: QueryWord): readonly ListedMatch[] {
    const walk = this.walk(query)
    let part = walk.next()
    while (part.done !== true) part = walk.next()
    return part.value
  }

  /** As `matches`, in parts of some milliseconds. */
  *walk(query: QueryWord): Generator<void, readonly ListedMatch[]> {
    const found = yield* this.#walkFor(query)
    for (const other of query.others)
      for (const [word, match] of yield* this.#walkFor(other)) {
        const better = betterMatch(found.get(word) ?? null, match)
        if (better !== null) found.set(word, better)
      }
    return [...found.values()]
  }

  /** What matches one spelling. */
  *#walkFor(query: QueryWord): Generator<void, Map<string, ListedMatch>> {
    const [once, twice] = lettersOf(query.letters)
    const [length, first] = [query.letters.length, query.text.charCodeAt(0)]
    const sound = query.isForgiving ? hashOf(query.sound) : 0
    // By the number of letters of a word: how many slips it may have.
    const mostSlips = Int32Array.from({ length: MOST_LETTERS + 1 }, (_, letters) => {
      const most = mostDifference(Math.max(length, letters))
      return query.isForgiving && Math.abs(length - letters) <= most ? most : -1
    })
    const found = new Map<string, ListedMatch>()
    // Words that are added meanwhile are not in these numbers.
    const [numbers, size] = [this.#numbers, this.#words.length]
    for (let number = 0; number < size; number++) {
      if (number > 0 && number % WORDS_OF_A_PART === 0) yield
      const at = number * FIELDS
      const [itsOnce, itsTwice, slips] = [numbers[at]!, numbers[at + 1]!, mostSlips[numbers[at + 2]!]!]
      const startsAlike = query.isRun ? (once & ~itsOnce) === 0 : numbers[at + 3] === first
      const isSlip =
        slips > 0 &&
        bitsOf(once & ~itsOnce) + bitsOf(twice & ~itsTwice) <= slips &&
        bitsOf(itsOnce & ~once) + bitsOf(itsTwice & ~twice) <= slips
      const soundsAlike = sound !== 0 && numbers[at + 4] === sound
      if (!startsAlike && !isSlip && !soundsAlike) continue
      const word = this.#words[number]!
      // What the numbers rule out is not computed.
      const match = isSlip || soundsAlike ? matchSpelling(query, word, soundsAlike) : prefixMatch(query, word)
      if (match !== null) found.set(word, { ...match, word })
    }
    return found
  }
}

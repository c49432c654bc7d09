import type * as t from "io-ts"
import type { Id } from "../ids.ts"

/** A map from old ids to new ids that takes 45 bytes per entry, because a tree may have a million of them. */
export interface IdTable<Noun extends string> {
  /** Adds an entry. Returns false and changes nothing if the old id has one. */
  add(old: string, fresh: Id<Noun>): boolean
  /** The new id; null for an unknown id or a text that is no id. */
  find(old: string): Id<Noun> | null
  /** The index of the entry in the order of adding, from 0; null as above. */
  ordinalOf(old: string): number | null
  readonly size: number
}

/** An id has four words of 32 bits. */
const WORDS = 4

/** An empty table. `seed` is a secret id, so that no file can be made for which the hashes collide. */
export const idTable = <Noun extends string>({ is }: Pick<t.Type<Id<Noun>>, "is">, seed: Id<string>): IdTable<Noun> => {
  const salt = new Uint32Array(WORDS)
  readWords(seed, salt, 0)
  let size = 0
  let olds = new Uint32Array(64 * WORDS)
  let fresh = new Uint32Array(64 * WORDS)
  /**
   * Open addressing: each slot has the index of an entry plus 1, or 0. There are at least twice as many slots as
   * entries.
   */
  let places = new Uint32Array(128)
  const sought = new Uint32Array(WORDS)

  /** The slot of the entry with the old id at `from` in `words`, or the free slot for it. */
  const placeOf = (words: Uint32Array, from: number): number => {
    const mask = places.length - 1
    for (let place = hash(words, from, salt) & mask; ; place = (place + 1) & mask) {
      const at = (places[place]! - 1) * WORDS
      if (
        at < 0 ||
        (olds[at] === words[from] &&
          olds[at + 1] === words[from + 1] &&
          olds[at + 2] === words[from + 2] &&
          olds[at + 3] === words[from + 3])
      )
        return place
    }
  }
  const grow = (): void => {
    olds = widened(olds)
    fresh = widened(fresh)
    places = new Uint32Array(places.length * 2)
    for (let ordinal = 0; ordinal < size; ordinal++) places[placeOf(olds, ordinal * WORDS)] = ordinal + 1
  }
  const ordinalOf = (old: string): number | null => {
    const ordinal = readWords(old, sought, 0) ? places[placeOf(sought, 0)]! : 0
    return ordinal === 0 ? null : ordinal - 1
  }
  return {
    add: (old, id) => {
      if (size * 2 === places.length) grow()
      if (!readWords(old, sought, 0)) throw new Error("the key of an entry is not an id")
      const place = placeOf(sought, 0)
      if (places[place] !== 0) return false
      olds.set(sought, size * WORDS)
      readWords(id, fresh, size * WORDS)
      places[place] = ++size
      return true
    },
    find: (old) => {
      const ordinal = ordinalOf(old)
      if (ordinal === null) return null
      const id = textOf(fresh, ordinal * WORDS)
      return is(id) ? id : null
    },
    ordinalOf,
    get size() {
      return size
    },
  }
}

const LENGTH = 36
const [ZERO, NINE, A, F, DASH] = [48, 57, 97, 102, 45]

/** Writes the words of an id. Returns false, with meaningless words, if the text is no id. */
const readWords = (id: string, into: Uint32Array, from: number): boolean => {
  if (id.length !== LENGTH) return false
  let digits = 0
  let word = 0
  for (let at = 0; at < LENGTH; at++) {
    const code = id.charCodeAt(at)
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== DASH) return false
      continue
    }
    if (code >= ZERO && code <= NINE) word = (word << 4) | (code - ZERO)
    else if (code >= A && code <= F) word = (word << 4) | (code - A + 10)
    else return false
    if (++digits % 8 === 0) into[from + digits / 8 - 1] = word
  }
  return true
}

const hex = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, "0"))

const textOf = (words: Uint32Array, from: number): string => {
  const [a, b, c, d] = [words[from]!, words[from + 1]!, words[from + 2]!, words[from + 3]!]
  const [head, tail] = [`${hex[a >>> 16]}${hex[a & 0xffff]}`, `${hex[d >>> 16]}${hex[d & 0xffff]}`]
  return `${head}-${hex[b >>> 16]}-${hex[b & 0xffff]}-${hex[c >>> 16]}-${hex[c & 0xffff]}${tail}`
}

const hash = (words: Uint32Array, from: number, salt: Uint32Array): number => {
  let mixed = 0
  for (let index = 0; index < WORDS; index++) {
    mixed = Math.imul(mixed ^ words[from + index]! ^ salt[index]!, 0x9e3779b1)
    mixed ^= mixed >>> 15
  }
  return mixed
}

const widened = (words: Uint32Array): Uint32Array<ArrayBuffer> => {
  const wide = new Uint32Array(words.length * 2)
  wide.set(words)
  return wide
}

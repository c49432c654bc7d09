import type * as t from "io-ts"
import type { Id } from "../ids.ts"

/** Which new id takes the place of each old one. An entry takes some 45 bytes, wherever a tree has a million of them. */
export interface IdTable<Noun extends string> {
  /** Adds an entry; false, and nothing is changed, where the old id has one. */
  add(old: string, fresh: Id<Noun>): boolean
  /** The new id; null for one that is unknown, or no id at all. */
  find(old: string): Id<Noun> | null
  /** The place of the entry among all, counted from 0 in the order in which they were added; null as above. */
  ordinalOf(old: string): number | null
  readonly size: number
}

/** An id is four words of 32 bits. */
const WORDS = 4

/** An empty table. `seed` is an id that nobody outside knows: so no file is made for which the table is slow. */
export const idTable = <Noun extends string>({ is }: Pick<t.Type<Id<Noun>>, "is">, seed: Id<string>): IdTable<Noun> => {
  const salt = wordsOf(seed)
  let size = 0
  let olds = new Uint32Array(64 * WORDS)
  let fresh = new Uint32Array(64 * WORDS)
  /** Ordinals counted from 1, where their hash points or in the next free place; twice as many places as entries at least. */
  let places = new Uint32Array(128)

  const placeOf = (words: Uint32Array): number => {
    const mask = places.length - 1
    for (let place = hash(words, salt) & mask; ; place = (place + 1) & mask) {
      const ordinal = places[place]! - 1
      if (ordinal < 0 || words.every((word, index) => olds[ordinal * WORDS + index] === word)) return place
    }
  }
  const grow = (): void => {
    olds = widened(olds)
    fresh = widened(fresh)
    places = new Uint32Array(places.length * 2)
    for (let ordinal = 0; ordinal < size; ordinal++) places[placeOf(olds.subarray(ordinal * WORDS, (ordinal + 1) * WORDS))] = ordinal + 1
  }
  const ordinalOf = (old: string): number | null => {
    if (!UUID.test(old)) return null
    const ordinal = places[placeOf(wordsOf(old))]! - 1
    return ordinal < 0 ? null : ordinal
  }
  return {
    add: (old, id) => {
      if (size * 2 === places.length) grow()
      const words = wordsOf(old)
      const place = placeOf(words)
      if (places[place] !== 0) return false
      olds.set(words, size * WORDS)
      fresh.set(wordsOf(id), size * WORDS)
      places[place] = ++size
      return true
    },
    find: (old) => {
      const ordinal = ordinalOf(old)
      if (ordinal === null) return null
      const id = textOf(fresh.subarray(ordinal * WORDS, (ordinal + 1) * WORDS))
      return is(id) ? id : null
    },
    ordinalOf,
    get size() {
      return size
    },
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const wordsOf = (id: string): Uint32Array => {
  const digits = id.replaceAll("-", "")
  return Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(digits.slice(at, at + 8), 16))
}

const textOf = (words: Uint32Array): string => {
  const digits = Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("")
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-")
}

const hash = (words: Uint32Array, salt: Uint32Array): number => {
  let mixed = 0
  for (let index = 0; index < WORDS; index++) {
    mixed = Math.imul(mixed ^ words[index]! ^ salt[index]!, 0x9e3779b1)
    mixed ^= mixed >>> 15
  }
  return mixed
}

const widened = (words: Uint32Array): Uint32Array<ArrayBuffer> => {
  const wide = new Uint32Array(words.length * 2)
  wide.set(words)
  return wide
}

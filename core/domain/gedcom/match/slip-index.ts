import type { Likeness } from "./match.ts"
import { isNumbered, type NameWords } from "./name-likeness.ts"

const prime = 0x01000193

/** FNV-1a over 16 bits at a time, continued from `hash`. */
const mixed = (hash: number, text: string): number => {
  let mix = hash
  for (let at = 0; at < text.length; at++) mix = Math.imul(mix ^ text.charCodeAt(at), prime)
  return Math.imul(mix ^ 0xffff, prime)
}

/**
 * The keys that find a name even if one letter of a given name or surname is wrong: the sound of one part, and the
 * first or the last two letters of the other. A slip in a word of five letters or more leaves at least one of these
 * pairs of letters unchanged. A word with a number has no slips.
 */
const keysOf = ({ given, surname }: NameWords, sound: (word: string) => string): readonly number[] => {
  const keys: number[] = []
  for (const one of given) {
    for (const other of surname) {
      const [bySurname, byGiven] = [mixed(1, sound(other)), mixed(2, sound(one))]
      if (!isNumbered(one)) keys.push(mixed(bySurname, one.slice(0, 2)), mixed(bySurname ^ prime, one.slice(-2)))
      if (!isNumbered(other)) keys.push(mixed(byGiven, other.slice(0, 2)), mixed(byGiven ^ prime, other.slice(-2)))
    }
  }
  return keys
}

const withYear = (key: number, year: number): number => Math.imul(key ^ (year + 10_000), prime)

/** Finds persons of a file with a name that may differ by a slip and a birth within a year of a given person. */
export interface SlipIndex {
  /** Calls `look` with each such person, some more than once, until it returns false. */
  readonly near: (name: NameWords, birthYear: number, look: (ordinal: number) => boolean) => void
}

/**
 * The index of the persons with a known birth year. The entries of one key form a chain, so two arrays and a map
 * hold all of them.
 */
export const slipIndex = (incoming: readonly Likeness[], sound: (word: string) => string): SlipIndex => {
  const last = new Map<number, number>()
  const ordinals: number[] = []
  const before: number[] = []
  for (const [ordinal, { birthYear, names }] of incoming.entries()) {
    if (birthYear === null) continue
    for (const name of names) {
      for (const key of keysOf(name, sound)) {
        const own = withYear(key, birthYear)
        before.push(last.get(own) ?? -1)
        last.set(own, ordinals.length)
        ordinals.push(ordinal)
      }
    }
  }
  const near: SlipIndex["near"] = (name, birthYear, look) => {
    const keys = keysOf(name, sound)
    for (const year of [birthYear, birthYear - 1, birthYear + 1]) {
      for (const key of keys) {
        for (let entry = last.get(withYear(key, year)) ?? -1; entry >= 0; entry = before[entry] ?? -1) {
          const ordinal = ordinals[entry]
          if (ordinal !== undefined && !look(ordinal)) return
        }
      }
    }
  }
  return { near }
}

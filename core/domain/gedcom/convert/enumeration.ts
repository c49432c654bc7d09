import type { GedcomStructure } from "../lines/parser.ts"
import { enumerations } from "../standard/enumerations.ts"
import { spoken } from "../standard/roles.ts"
import { textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

const phrased = (structure: GedcomStructure, value: string, phrase: string): GedcomStructure => ({
  ...structure,
  value,
  children: [textStructure("PHRASE", phrase), ...structure.children],
})

interface Wording {
  /** Values for words that are not in the set, by the word in lower case. */
  readonly words?: Readonly<Record<string, string>>
  /** The value of the set for any other word. */
  readonly other?: string
}

/**
 * Converts a word of 5.5.1 to a value of an enumeration set of 7.0: in capitals, with `_` for `-` and `/`. If the
 * value does not express the whole word, the word goes to a PHRASE. A word without a value in the set stays, and is
 * then not a valid payload.
 */
export const capitalised =
  (set: string, { words = {}, other }: Wording = {}): Step =>
  (structure) => {
    const known = enumerations["7.0"][set]
    const text = structure.value.trim()
    const word = text.replace(/^\((.*)\)$/s, "$1").trim()
    const capitals = word.toUpperCase().replace(/[ /-]/g, "_")
    if (structure.pointer !== null || word === "") return [structure]
    if (known?.has(capitals) === true) return [{ ...structure, value: capitals }]
    const meant = words[word.toLowerCase()]
    if (meant !== undefined && word.toLowerCase() === spoken[meant]) return [{ ...structure, value: meant }]
    const instead = meant ?? other
    return [instead === undefined ? structure : phrased(structure, instead, word)]
  }

/**
 * Converts a value of a set of 7.0 to a word of 5.5.1. A PHRASE that is a word of the set itself takes its place.
 */
export const uncapitalised =
  (...sets: readonly string[]): Step =>
  (structure) => {
    const known = new Set(sets.flatMap((set) => [...(enumerations["5.5.1"][set] ?? [])]))
    const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
    const candidates = [
      structure.value.trim(),
      structure.value.trim().toLowerCase(),
      structure.value.trim().replace("_", "-"),
      structure.value.trim().replace("_", "/"),
    ]
    const value = candidates.find((candidate) => known.has(candidate))
    const stated = phrase?.value.trim().toLowerCase()
    if (phrase !== undefined && stated !== undefined && known.has(stated))
      return [{ ...structure, value: stated, children: structure.children.filter((child) => child !== phrase) }]
    return [value === undefined ? structure : { ...structure, value }]
  }

import type { GedcomStructure } from "../lines/parser.ts"
import { ageWords, canonicalAge } from "../standard/ages.ts"
import { textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

const wordsOfAges: ReadonlyMap<string, string> = new Map([...ageWords].map(([word, age]) => [age, word]))

/** AGE in 7.0: counts separated by spaces. A word, or anything that is not a count, goes to a PHRASE. */
export const ageTo70: Step = (structure) => {
  const exact = exactAge(structure)
  if (exact !== null) return [exact]
  const text = structure.value.trim()
  const word = ageWords.get(text.toUpperCase())
  if (word !== undefined) return [withPhrase(structure, word, text)]
  const age = canonicalAge(text, "7.0")
  if (age === null) return [text === "" ? structure : withPhrase(structure, "", text)]
  return [{ ...structure, value: age }]
}

const withPhrase = (structure: GedcomStructure, value: string, phrase: string): GedcomStructure => ({
  ...structure,
  value,
  children: [textStructure("PHRASE", phrase), ...structure.children],
})

/**
 * AGE in 5.5.1. Weeks become days, because 5.5.1 has no weeks; `_PHRASE` keeps them. Phrases that mean a word of 5.5.1 become that word.
 * An age that is only a phrase stays as it is.
 */
export const ageTo551: Step = (structure) => {
  const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
  const text = structure.value.trim()
  const others = structure.children.filter((child) => child !== phrase)
  const word = wordsOfAges.get(text)
  if (phrase !== undefined && word !== undefined && phrase.value.trim().toUpperCase() === word)
    return [{ ...structure, value: word, children: others }]
  if (text === "" && phrase !== undefined) return [{ ...structure, value: phrase.value, children: others }]
  const age = ageWords.has(text.toUpperCase()) ? null : canonicalAge(text, "5.5.1")
  if (age === null) return [structure]
  const weeks = /w/i.test(text) && phrase === undefined ? [textStructure("_PHRASE", text)] : []
  return [{ ...structure, value: age, children: [...weeks, ...structure.children] }]
}

/** The age with the weeks that 5.5.1 has only in its phrase; null if it has none. */
const exactAge = (structure: GedcomStructure): GedcomStructure | null => {
  const phrase = structure.children.find(({ tag, value }) => tag === "_PHRASE" && /w/i.test(value))
  const exact = phrase === undefined ? null : canonicalAge(phrase.value.trim(), "7.0")
  if (phrase === undefined || exact === null) return null
  if (canonicalAge(phrase.value.trim(), "5.5.1") !== structure.value.trim()) return null
  return { ...structure, value: exact, children: structure.children.filter((child) => child !== phrase) }
}

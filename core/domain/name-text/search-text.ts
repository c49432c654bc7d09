import { cutWord } from "./letters.ts"
import type { NameWords } from "../name.ts"
import { composedName, hasSurnameFirst } from "./compose-name.ts"

const MARKS = /\p{M}+/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
  ["ħ", "h"],
])
const SPECIAL = /[ßæœøđðþłıħ]/gu
const PLAIN = /^[a-z0-9 ]*$/

/** The text in the form that search compares: lower case, without accents, words separated by one space. */
export const normalizeText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower) && !lower.includes("  ")) return lower.trim()
  return lower
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(SEPARATORS, " ")
    .trim()
}

/** The search words of a query of the public directory: at most eight, each once. */
export const searchWords = (query: string): readonly string[] =>
  [...new Set(normalizeText(query).split(" "))].filter((word) => word !== "").slice(0, 8)

/**
 * The words by which a name is found: normalised, each with its first 32 letters, one space between. First those of the parts,
 * then those that the name has only as it is written.
 */
export const nameText = (name: NameWords): string => {
  const { givenName, surnamePrefix, surname, suffix } = name
  const words = wordsOf([givenName, surnamePrefix, surname, suffix].filter((part) => part !== null).join(" "))
  const written = name.written ?? (hasSurnameFirst(name, null) ? composedName(name, null) : null)
  if (written === null) return words.join(" ")
  const known = new Set(words)
  const further = wordsOf(written).filter((word) => !known.has(word))
  return [...words, ...further].filter((word) => word !== "").join(" ")
}

const wordsOf = (text: string): readonly string[] => normalizeText(text).split(" ").map(cutWord)

/** A person is found by so many names, the primary one first. No real person has more. */
export const MOST_SEARCHED_NAMES = 100

/** So many words of these names count, the separators between names included. */
const MOST_SEARCHED_WORDS = 1_000

const SEPARATOR = " | "

/**
 * What a person can be found by: the words of the primary name, then those of each other name behind ` | `. The first part is
 * always that of the primary name, and empty where it says nothing. The text is bounded, so that a search takes no longer for a
 * person with thousands of names.
 */
export const searchText = (names: readonly (NameWords & { readonly isPrimary: boolean })[]): string => {
  const primary = names.find(({ isPrimary }) => isPrimary)
  const others = names
    .filter((name) => name !== primary)
    .slice(0, MOST_SEARCHED_NAMES - 1)
    .map(nameText)
  const all = [primary === undefined ? "" : nameText(primary), ...others.filter((words) => words !== "")]
  return firstWords(all.join(SEPARATOR))
}

/** A text without the words beyond the bound. */
const firstWords = (text: string): string => {
  // Each word has a letter at least.
  if (text.length <= MOST_SEARCHED_WORDS) return text
  const cut = text.split(" ").slice(0, MOST_SEARCHED_WORDS).join(" ")
  return cut.endsWith(" |") ? cut.slice(0, -2) : cut
}

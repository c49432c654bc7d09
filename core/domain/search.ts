import type { NameParts } from "./name.ts"

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

/** Text as search compares it: lower case, without accents, words parted by one space. */
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

/** The words that a query is looked up by: at most eight, each once. */
export const searchWords = (query: string): readonly string[] =>
  [...new Set(normalizeText(query).split(" "))].filter((word) => word !== "").slice(0, 8)

/** What a person can be found by: the words of all their names, normalised. */
export const searchText = (names: readonly NameParts[]): string =>
  names
    .map((name) =>
      normalizeText(
        [name.givenName, name.surnamePrefix, name.surname, name.suffix].filter((part) => part !== null).join(" "),
      ),
    )
    .filter((words) => words !== "")
    .join(" | ")

import { normalizeText } from "./normalize-text.ts"
import type { NameWords } from "../name.ts"
import { formTexts, nameText } from "./name-text.ts"

/** The search words of a query of the public directory: at most eight, each once. */
export const searchWords = (query: string): readonly string[] =>
  [...new Set(normalizeText(query).split(" "))].filter((word) => word !== "").slice(0, 8)

/** A person is found by so many names, the primary one first. No real person has more. */
export const MOST_SEARCHED_NAMES = 100

/** So many words of these names count, the separators between names included. */
const MOST_SEARCHED_WORDS = 1_000

const SEPARATOR = " | "

/**
 * What a person can be found by: the words of the primary name, then those of each form of it and of each other name, behind ` | `.
 * The first part is always that of the primary name, and empty where it says nothing. The text is bounded, so that a search takes no
 * longer for a person with thousands of names.
 */
export const searchText = (names: readonly (NameWords & { readonly isPrimary: boolean })[]): string => {
  const primary = names.find(({ isPrimary }) => isPrimary)
  const others = names
    .filter((name) => name !== primary)
    .slice(0, MOST_SEARCHED_NAMES - 1)
    .flatMap((name) => [nameText(name), ...formTexts(name)])
  const all = [
    primary === undefined ? "" : nameText(primary),
    ...(primary === undefined ? [] : formTexts(primary)),
    ...others,
  ].filter((words, at) => at === 0 || words !== "")
  return firstWords(all.join(SEPARATOR))
}

/** A text without the words beyond the bound. */
const firstWords = (text: string): string => {
  // Each word has a letter at least.
  if (text.length <= MOST_SEARCHED_WORDS) return text
  const cut = text.split(" ").slice(0, MOST_SEARCHED_WORDS).join(" ")
  return cut.endsWith(" |") ? cut.slice(0, -2) : cut
}

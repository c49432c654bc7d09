import type { Name, NameWords } from "../name.ts"
import { displayName } from "../name-text/compose-name.ts"
import type { MatchedName } from "../person.ts"
import { formAsName, nameText } from "../name-text/name-text.ts"
import type { MatchOf } from "./hit-score.ts"
import { matchKinds } from "./word-match.ts"

/** What is looked at of a name that may have matched. */
export type SearchedName = NameWords & Pick<Name, "nameType" | "isPrimary">

/** How well a name meets the words of a query, by their numbers: a word that is met counts more than how it is met. */
const worth = (words: readonly number[], matchOf: MatchOf, name: NameWords): number => {
  const own = nameText(name).split(" ")
  return words.reduce((sum, at) => sum + own.reduce((most, word) => Math.max(most, wordWorth(matchOf, at, word)), 0), 0)
}

const wordWorth = (matchOf: MatchOf, at: number, word: string): number => {
  const match = matchOf(at, word)
  return match === null ? 0 : matchKinds.length - matchKinds.indexOf(match.kind) + match.similarity
}

/** The names that may have matched, each with the type of the name that it is or of which it is a form. */
const candidatesIn = (names: readonly SearchedName[]): readonly Omit<SearchedName, "isPrimary">[] =>
  names.flatMap(({ isPrimary, ...name }) => [
    ...(isPrimary ? [] : [name]),
    ...name.forms.map((form) => ({ ...formAsName(form), nameType: name.nameType })),
  ])

/**
 * Of someone's names but the primary one, and of the forms of all names, that which meets the words of a query best, of equal ones the
 * first; null when there is none. `matchOf` knows how a word of a name meets each of so many words of the query.
 */
export const matchedName = (words: number, matchOf: MatchOf, names: readonly SearchedName[]): MatchedName | null => {
  const numbers = Array.from({ length: words }, (_, at) => at)
  let best: { readonly name: Omit<SearchedName, "isPrimary">; readonly worth: number } | null = null
  for (const name of candidatesIn(names)) {
    const found = { name, worth: worth(numbers, matchOf, name) }
    if (found.worth > (best?.worth ?? 0)) best = found
  }
  return best === null ? null : { nameType: best.name.nameType, display: displayName(best.name) }
}

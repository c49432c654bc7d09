import { displayName, type Name } from "../name.ts"
import type { MatchedName } from "../person.ts"
import { nameText } from "../name-text/search-text.ts"
import type { SearchQuery } from "./search-query.ts"
import { matchKinds, matchWord, type QueryWord } from "./word-match.ts"

/** How well a name meets the words of a query: a word that is met counts more than how it is met. */
const worth = ({ words }: SearchQuery, name: Name): number => {
  const own = nameText(name).split(" ")
  return words.reduce((sum, query) => sum + own.reduce((most, word) => Math.max(most, wordWorth(query, word)), 0), 0)
}

const wordWorth = (query: QueryWord, word: string): number => {
  const match = matchWord(query, word)
  return match === null ? 0 : matchKinds.length - matchKinds.indexOf(match.kind) + match.similarity
}

/** Of someone's names but the primary one, that which meets a query best, of equal ones the first; null when there is none. */
export const matchedName = (query: SearchQuery, names: readonly Name[]): MatchedName | null => {
  let best: { readonly name: Name; readonly worth: number } | null = null
  for (const name of names) {
    if (name.isPrimary) continue
    const found = { name, worth: worth(query, name) }
    if (found.worth > (best?.worth ?? 0)) best = found
  }
  return best === null ? null : { nameType: best.name.nameType, display: displayName(best.name) }
}

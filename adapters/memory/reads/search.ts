import type { Person } from "../../../core/domain/person.ts"
import { trigrams, wordSimilarity } from "../trigram.ts"

/** The similarity that a word needs to count as contained. */
const THRESHOLD = 0.25

// Rows are replaced and never changed in place, so a value computed from a row stays valid.
const trigramsOf = new WeakMap<Person, readonly string[]>()

const searchTrigrams = (person: Person): readonly string[] => {
  const known = trigramsOf.get(person) ?? trigrams(person.searchText)
  trigramsOf.set(person, known)
  return known
}

/** The mean score of all words in a person's search text; null if a word is not contained. */
export const scorer = (words: readonly string[]): ((person: Person) => number | null) => {
  const queries = words.map((word) => new Set(trigrams(word)))
  return (person) => {
    let sum = 0
    for (const query of queries) {
      const similarity = wordSimilarity(query, searchTrigrams(person))
      if (similarity < THRESHOLD) return null
      sum += similarity
    }
    return queries.length === 0 ? null : sum / queries.length
  }
}

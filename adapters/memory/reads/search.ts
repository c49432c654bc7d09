import type { Person } from "../../../core/domain/person.ts"
import { trigrams, wordSimilarity } from "../trigram.ts"

/** How like a word must be to count as held. */
const THRESHOLD = 0.25

// A row is never changed, only replaced: what was worked out for it stays true as long as it lives.
const trigramsOf = new WeakMap<Person, readonly string[]>()

const searchTrigrams = (person: Person): readonly string[] => {
  const known = trigramsOf.get(person) ?? trigrams(person.searchText)
  trigramsOf.set(person, known)
  return known
}

/** How well a person's search text holds all the words: the mean over them, null when it does not hold one. */
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

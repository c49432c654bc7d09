const WORDS = /[\p{L}\p{N}]+/gu

/**
 * The trigrams of a text as pg_trgm computes them: each word has two blanks before it and one after. In order, with
 * duplicates.
 */
export const trigrams = (text: string): readonly string[] => {
  const all: string[] = []
  for (const word of text.toLowerCase().match(WORDS) ?? []) {
    const letters = [" ", " ", ...word, " "]
    for (let at = 0; at + 2 < letters.length; at++) all.push(`${letters[at]}${letters[at + 1]}${letters[at + 2]}`)
  }
  return all
}

/**
 * pg_trgm's word_similarity (PostgreSQL's documentation, "pg_trgm"): the greatest similarity between the trigrams of the query and any
 * continuous extent of the target's, from 0 to 1. Similarity is the number of distinct trigrams shared, by the number in either.
 */
export const wordSimilarity = (query: ReadonlySet<string>, target: readonly string[]): number => {
  let greatest = 0
  for (const [start, first] of target.entries()) {
    // The best extent starts and ends with a shared trigram, because any other trigram there would only lengthen
    // it.
    if (!query.has(first)) continue
    const extent = new Set<string>()
    let shared = 0
    for (let end = start; end < target.length; end++) {
      const trigram = target[end] ?? ""
      if (extent.has(trigram)) continue
      extent.add(trigram)
      if (!query.has(trigram)) continue
      shared += 1
      greatest = Math.max(greatest, shared / (query.size + extent.size - shared))
    }
  }
  return greatest
}

/** The distinct trigrams of a word as PostgreSQL's pg_trgm makes them: with two blanks before it and one after. */
export const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `
  const trigrams = new Set<string>()
  for (let at = 0; at + 2 < padded.length; at++) trigrams.add(padded.slice(at, at + 3))
  return trigrams
}

/** pg_trgm's `similarity` of two words by their trigrams: the number of those that they share by the number in either; 0 to 1. */
export const trigramSimilarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of b) if (a.has(trigram)) shared += 1
  return shared / (a.size + b.size - shared)
}

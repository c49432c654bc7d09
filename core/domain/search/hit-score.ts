import type { Person } from "../person.ts"
import type { SearchQuery } from "./search-query.ts"
import { type MatchKind, matchKinds, matchWord, type QueryWord, type WordMatch } from "./word-match.ts"

/** What a search looks at of a person. */
export interface Searchable {
  /** As `searchText` makes it. */
  readonly searchText: string
  readonly birthYear: number | null
  readonly deathYear: number | null
}

/** What a search looks at of a person's row: for the public the years that non-members read. */
export const searchable = (
  person: Pick<Person, "searchText" | "birthYear" | "deathYear" | "publicBirthYear" | "publicDeathYear">,
  isPublic: boolean,
): Searchable => ({
  searchText: person.searchText,
  birthYear: isPublic ? person.publicBirthYear : person.birthYear,
  deathYear: isPublic ? person.publicDeathYear : person.deathYear,
})

/** So many parents, and so many partners, are named with a hit, in the order of their relationships. */
export const MOST_RELATIVES = 20

/** How a person meets a query. */
export interface Hit {
  /** 0 to 1, the best first. */
  readonly score: number
  /** Whether every word is one of the primary name. */
  readonly isPrimary: boolean
}

/** How a word of a query is met by the names of a person. */
export interface PersonMatch extends WordMatch {
  readonly isPrimary: boolean
}

/** A year of a query is a year of birth or death within so many years. */
export const YEARS_OFF = 2

/**
 * How a year of birth or death meets a year of a query: 1 when it is the same, a tenth less for each year between;
 * null when it is too far off.
 */
export const yearSimilarity = (wanted: number, year: number | null): number | null => {
  const off = year === null ? Infinity : Math.abs(year - wanted)
  return off > YEARS_OFF ? null : 1 - off / 10
}

const rankOf = (kind: MatchKind): number => matchKinds.indexOf(kind)

/** The bands of a score, best first: each kind of match on the primary name, then on another one. */
const BANDS = matchKinds.length * 2

/** The lowest score: even the weakest hit resembles the query. */
const LEAST = 0.4

/** A score: by the worst kind of match, then whether all are on the primary name, then the mean similarity. */
export const scoreOf = (kind: MatchKind, isPrimary: boolean, similarity: number): number =>
  LEAST + ((1 - LEAST) * (BANDS - 1 - rankOf(kind) * 2 - (isPrimary ? 0 : 1) + similarity)) / BANDS

/** Whether one match of a word is better than another. */
const isBetter = (a: PersonMatch, b: PersonMatch): boolean => {
  if (a.kind !== b.kind) return rankOf(a.kind) < rankOf(b.kind)
  if (a.isPrimary !== b.isPrimary) return a.isPrimary
  return a.similarity > b.similarity
}

/** The hit that these matches make: one for each word of the query, and the similarity of each year. */
export const hitOf = (matches: readonly PersonMatch[], years: readonly number[]): Hit => {
  let kind: MatchKind = "exact"
  let isPrimary = true
  let sum = 0
  for (const match of matches) {
    if (rankOf(match.kind) > rankOf(kind)) kind = match.kind
    isPrimary &&= match.isPrimary
    sum += match.similarity
  }
  for (const similarity of years) sum += similarity
  return { score: scoreOf(kind, isPrimary, sum / (matches.length + years.length)), isPrimary }
}

/** How a word of a name matches a word of a query, by the number of that word. */
export type MatchOf = (at: number, word: string) => WordMatch | null

/** Compares words, each pair once. One search uses it, because it keeps every result. */
export const comparing = (words: readonly QueryWord[]): MatchOf => {
  const known = words.map((query) => ({ query, matches: new Map<string, WordMatch | null>() }))
  return (at, word) => {
    const of = known[at]
    const before = of?.matches.get(word)
    if (of === undefined || before !== undefined) return before ?? null
    const match = matchWord(of.query, word)
    of.matches.set(word, match)
    return match
  }
}

/** Judges people by a query, with matches that are known already, or by comparing words. */
export const judge = (
  { words, years }: SearchQuery,
  matchOf: MatchOf = comparing(words),
): ((person: Searchable) => Hit | null) => {
  const bestMatch = (at: number, names: readonly (readonly string[])[]): PersonMatch | null => {
    let best: PersonMatch | null = null
    for (const [number, name] of names.entries()) {
      for (const word of name) {
        const match = matchOf(at, word)
        if (match === null) continue
        const found = { ...match, isPrimary: number === 0 }
        if (best === null || isBetter(found, best)) best = found
      }
    }
    return best
  }

  return ({ searchText, birthYear, deathYear }) => {
    if (words.length + years.length === 0) return null
    const similarities: number[] = []
    for (const year of years) {
      const similarity = Math.max(yearSimilarity(year, birthYear) ?? 0, yearSimilarity(year, deathYear) ?? 0)
      if (similarity === 0) return null
      similarities.push(similarity)
    }
    const names = searchText.split(" | ").map((name) => name.split(" "))
    const matches: PersonMatch[] = []
    for (const at of words.keys()) {
      const match = bestMatch(at, names)
      if (match === null) return null
      matches.push(match)
    }
    return hitOf(matches, similarities)
  }
}

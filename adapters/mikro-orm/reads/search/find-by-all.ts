import { searchable } from "../../../../core/domain/search/hit-score.ts"
import {
  keysOfWord,
  keysOfYear,
  listsOfYear,
  type MatchedWord,
  rarest,
  type SearchKey,
} from "../../../../core/domain/search/search-plan.ts"
import { BEFORE_ALL } from "../batches.ts"
import type { Candidate, Others } from "./candidates.ts"
import { byScore, type Found, type FoundPerson, type Search } from "./found-person.ts"

/** About so many people are looked through at first; each further statement takes twice as many words. */
const FIRST_PEOPLE = 800
const [FEWEST_KEYS, MOST_KEYS] = [8, 256] as const
const MORE = 2

/** The score of who has all words in the primary name. */
const HIGHEST = 1

/** Where the rarest word has so many times more people than are wanted, there may be enough who have all words. */
const ENOUGH = 4

/**
 * The hits of a query of several words and years. People are found by the matches of one word, the rarest, and must meet the
 * others. These matches are gone through by the best score that they allow, until none that is left can find anyone for
 * the page (Fagin's threshold algorithm).
 */
export const findByAll = async (search: Search): Promise<Found> => {
  const exact = await findExact(search)
  if (exact.people.length === search.limit) return exact
  const { keys, ...wanted } = wantedOf(search)
  const found = new Map<string, FoundPerson>()
  let version = exact.version
  let size = firstKeys(search, keys)
  for (let from = 0; from < keys.length; size *= MORE) {
    const some = keys.slice(from, from + size).map(({ key }) => key)
    const answer = await search.candidates.meeting(wanted.kind, some, wanted.others)
    version = Math.min(version, answer.version)
    addHits(search, answer.rows, found)
    from += size
    const last = [...found.values()].sort(byScore)[search.limit - 1]
    if (last !== undefined && last.score > (keys[from]?.best ?? 0)) break
  }
  return { people: [...found.values()].sort(byScore).slice(0, search.limit), version }
}

/** How many words have about as many people as are looked through first, judged by those words that are counted. */
const firstKeys = ({ peopleWith }: Search, keys: readonly SearchKey<string | number>[]): number => {
  const counted = keys.slice(0, FEWEST_KEYS).map(({ key }) => (typeof key === "string" ? peopleWith(key) : 0))
  const mean = counted.reduce((sum, people) => sum + people, 0) / Math.max(1, counted.length)
  return mean === 0 ? FEWEST_KEYS : Math.min(MOST_KEYS, Math.max(FEWEST_KEYS, Math.ceil(FIRST_PEOPLE / mean)))
}

const addHits = ({ hit, after }: Search, rows: readonly Candidate[], found: Map<string, FoundPerson>): void => {
  for (const row of rows) {
    const own = hit(row)
    if (own === null) continue
    const person = { ...own, id: row.id, row: null }
    if (after === null || byScore(after, person) < 0) found.set(row.id, person)
  }
}

/** People that have all words of the query in the primary name, by id. Common names have enough of them for a page. */
const findExact = async (search: Search): Promise<Found> => {
  const { query, matched, candidates, hit, isPublic, peopleWith, after, limit } = search
  const none = { people: [], version: Infinity }
  const isHighest = after === null || after.score === HIGHEST
  const areKnown = matched.every(({ matches }) => matches.some(({ kind }) => kind === "exact"))
  if (query.years.length > 0 || !isHighest || !areKnown) return none
  const [first, ...rest] = query.words.map(({ text }) => text).sort((a, b) => peopleWith(a) - peopleWith(b))
  if (first === undefined || peopleWith(first) < ENOUGH * limit) return none
  const { rows, version } = await candidates.allExact(first, rest, after?.id ?? BEFORE_ALL, limit)
  const people: FoundPerson[] = []
  for (const row of rows) {
    const own = hit(searchable(row, isPublic))
    if (own?.score === HIGHEST) people.push({ ...own, id: row.id, row })
  }
  return { people, version }
}

/** What people are found by, and what else they must meet. */
interface Wanted {
  readonly kind: "word" | "year"
  readonly keys: readonly SearchKey<string | number>[]
  readonly others: Others
}

const wantedOf = ({ query, matched, peopleWith }: Search): Wanted => {
  const word = rarest(matched, peopleWith)
  if (word !== null)
    return { kind: "word", keys: keysOfWord(query, matched, word), others: othersOf(matched, word, query.years) }
  const [first = 0, ...others] = query.years
  return { kind: "year", keys: keysOfYear(first, others.length), others: othersOf(matched, null, others) }
}

const othersOf = (matched: readonly MatchedWord[], word: MatchedWord | null, years: readonly number[]): Others => {
  const rest = matched.filter((other) => other !== word)
  const words = rest.filter(({ query }) => query.isForgiving).map(({ matches }) => matches.map((match) => match.word))
  const nearYears = years.map((year) => listsOfYear(year).map(({ key }) => String(key)))
  return {
    sets: [...words, ...nearYears].map((set) => JSON.stringify(Object.fromEntries(set.map((one) => [one, 0])))),
    // What matches a short word are its prefixes, which may be many.
    prefixes: rest.filter(({ query }) => !query.isForgiving).map(({ query }) => query.text),
  }
}

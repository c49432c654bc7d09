import { searchable } from "../../../../core/domain/search/hit-score.ts"
import {
  keysOfWord,
  keysOfYear,
  type MatchedWord,
  nearYears,
  qualityOf,
  type RankedKey,
  rarest,
  scoreOfQuality,
} from "../../../../core/domain/search/search-plan.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { mapBreathing } from "./breath.ts"
import type { Answer, Others } from "./candidates.ts"
import type { HitRow } from "./hit-columns.ts"
import { byScore, type Found, type FoundPerson, type Search } from "./found-person.ts"

/** The number of people, about, that the first statement considers. Each further one takes twice as many words. */
const FIRST_PEOPLE = 1_500
const [FEWEST_KEYS, MOST_KEYS] = [8, 256] as const
const MORE = 2

/** The score of a person who has all words in the primary name. */
const HIGHEST = 1

/** Where every word of the query has at least this many people, enough of them may have all words. */
const COMMON = 1_000

/** Prefixes of more words than this are compared as text. */
const MOST_LISTED = 1_000

/** Scores that are computed in two ways differ by less. */
const PRECISION = 1e-9

/**
 * The hits of a query of several words and years. People are found by the matches of one word, the rarest, and must meet the
 * others. These matches are used in the order of the best score that they allow, until none that is left can find anyone for
 * the page (Fagin's threshold algorithm).
 */
export const findByAll = async (search: Search): Promise<Found> => {
  const exact = await findExact(search)
  if (exact.people.length === search.limit) return exact
  const wanted = wantedOf(search)
  const page = search.after === null ? await findPage(search, wanted) : null
  const found = page ?? (await gather(search, wanted, (keys) => candidatesFor(search, wanted, keys)))
  return { people: found.people, version: Math.min(found.version, exact.version) }
}

type Keys = readonly RankedKey<string | number>[]

/** What people are found by, and what else they must meet. */
interface Wanted {
  readonly kind: "word" | "year"
  readonly keys: Keys
  readonly others: Others
}

/** People that a statement found, and the best score of those that it left out. */
interface Batch {
  readonly people: readonly FoundPerson[]
  readonly version: number
  readonly leftOut: number
}

/** Takes the keys in steps until the best people are certain, or no key is left. */
const gather = async (
  search: Search,
  { keys }: Wanted,
  findBy: (keys: Keys) => Promise<Batch>,
): Promise<Found & { readonly isCertain: boolean }> => {
  const { after, limit } = search
  const found = new Map<string, FoundPerson>()
  let [version, leftOut, best] = [Number.POSITIVE_INFINITY, 0, [] as readonly FoundPerson[]]
  let size = firstKeys(search, keys)
  for (let from = 0; from < keys.length; size *= MORE) {
    const batch = await findBy(keys.slice(from, from + size))
    version = Math.min(version, batch.version)
    leftOut = Math.max(leftOut, batch.leftOut)
    for (const person of batch.people) if (after === null || byScore(after, person) < 0) found.set(person.id, person)
    from += size
    best = [...found.values()].sort(byScore).slice(0, limit)
    const last = best[limit - 1]
    if (last !== undefined && last.score > (keys[from]?.best ?? 0)) break
  }
  const last = best[limit - 1]?.score ?? 0
  return { people: best, version, isCertain: leftOut === 0 || last >= leftOut - PRECISION }
}

/** How many keys have about as many people as the first statement considers, judged by the keys whose people are counted. */
const firstKeys = ({ peopleWith }: Search, keys: Keys): number => {
  const counted = keys.slice(0, FEWEST_KEYS).map(({ key }) => (typeof key === "string" ? peopleWith(key) : 0))
  const mean = counted.reduce((sum, people) => sum + people, 0) / Math.max(1, counted.length)
  return mean === 0 ? FEWEST_KEYS : Math.min(MOST_KEYS, Math.max(FEWEST_KEYS, Math.ceil(FIRST_PEOPLE / mean)))
}

const candidatesFor = async ({ candidates, hit }: Search, { kind, others }: Wanted, keys: Keys): Promise<Batch> => {
  const { rows, version } = await candidates.meeting(
    kind,
    keys.map(({ key }) => key),
    others,
  )
  const people = await mapBreathing(rows, (row): FoundPerson | null => {
    const own = hit(row.id, row)
    return own === null ? null : { ...own, id: row.id, row: null }
  })
  return { people: people.filter((person) => person !== null), version, leftOut: 0 }
}

/**
 * The first page with its rows, read by one statement, which knows the best score that each person can have. Null where that is
 * not enough to be certain, because better scores than theirs were left out.
 */
const findPage = async (search: Search, wanted: Wanted): Promise<Found | null> => {
  const { candidates, limit } = search
  if (wanted.kind === "year" || wanted.others.prefixes.length > 0) return null
  const found = await gather(search, wanted, async (keys) => {
    const words = keys.flatMap(({ key, quality }) => (typeof key === "string" ? [{ key, quality }] : []))
    const answer = await candidates.best(words, wanted.others, limit)
    const last = answer.rows.length < limit ? undefined : answer.rows.at(-1)
    return { ...(await hitsOf(search, answer)), leftOut: last === undefined ? 0 : scoreOfQuality(last.quality) }
  })
  return found.isCertain ? found : null
}

const hitsOf = async ({ hit, isPublic }: Search, { rows, version }: Answer<HitRow>): Promise<Found> => {
  const people = await mapBreathing(rows, (row): FoundPerson | null => {
    const own = hit(row.id, searchable(row.person, isPublic))
    return own === null ? null : { ...own, id: row.id, row }
  })
  return { people: people.filter((person) => person !== null), version }
}

/** People that have all words of the query in the primary name, by id. Common names have enough of them for a page. */
const findExact = async (search: Search): Promise<Found> => {
  const { query, candidates, peopleWith, after, limit } = search
  const none = { people: [], version: Number.POSITIVE_INFINITY }
  const isHighest = after === null || after.score === HIGHEST
  if (query.years.length > 0 || !isHighest) return none
  const [first, ...rest] = query.words.map(({ text }) => text).sort((a, b) => peopleWith(a) - peopleWith(b))
  if (first === undefined || peopleWith(first) < COMMON) return none
  const found = await hitsOf(search, await candidates.allExact(first, rest, after?.id ?? BEFORE_ALL, limit))
  return { ...found, people: found.people.filter(({ score }) => score === HIGHEST) }
}

const wantedOf = ({ query, matched, peopleWith }: Search): Wanted => {
  const word = rarest(matched, peopleWith)
  if (word !== null)
    return { kind: "word", keys: keysOfWord(query, matched, word), others: othersOf(matched, word, query.years) }
  const [first = 0, ...others] = query.years
  return { kind: "year", keys: keysOfYear(first, others.length), others: othersOf(matched, null, others) }
}

/** The conditions on a person besides a word of the query. */
export const othersOf = (
  matched: readonly MatchedWord[],
  word: MatchedWord | null,
  years: readonly number[],
): Others => {
  const rest = matched.filter((other) => other !== word)
  const isListed = ({ query, matches }: MatchedWord): boolean => query.isForgiving || matches.length <= MOST_LISTED
  const words = rest
    .filter(isListed)
    .map(({ matches }) => Object.fromEntries(matches.map((match) => [match.word, qualityOf(match)])))
  const near = years.map((year) => Object.fromEntries(nearYears(year).map(({ key, quality }) => [key, quality])))
  return {
    sets: [...words, ...near].map((set) => JSON.stringify(set)),
    prefixes: rest.filter((other) => !isListed(other)).map(({ query }) => query.text),
  }
}

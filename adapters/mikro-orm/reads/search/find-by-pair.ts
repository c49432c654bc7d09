import { type PairList, pairLists } from "../../../../core/domain/search/pair-lists.ts"
import { firstMatches, type MatchedWord } from "../../../../core/domain/search/search-plan.ts"
import { mapBreathing } from "./breath.ts"
import { othersOf } from "./find-by-all.ts"
import { byScore, type Found, type FoundPerson, type Search } from "./found-person.ts"
import { firstFrom, readLists } from "./read-lists.ts"
import type { ScoredList } from "./scored-lists.ts"
import { LONG_NAMES } from "./word-lists.ts"

/** How many lists are read at most, about. */
const MOST_LISTS = 96

/** Where about this many people have a match of each word, enough of them may have both. */
const COMMON = 1_000

/** To look up a list takes as long as to go through about this many people. */
const PEOPLE_PER_LIST = 6

/** Where more people than this have names of too many words for pairs, people are not found by pairs. */
const MOST_LONG = 500

/**
 * The hits of a query of two words, by the lists of people who have two words. The best list is read first. Null where this is not
 * enough for a page.
 */
export const findByPair = async (search: Search): Promise<Found | null> => {
  const { query, matched, peopleWith, after, limit } = search
  const [one, other] = matched
  if (one === undefined || other === undefined || matched.length + query.years.length > 2) return null
  const longNames = peopleWith(LONG_NAMES)
  const people = Math.min(peopleOf(search, one), peopleOf(search, other))
  // Of each pair there are two lists: one for the primary name.
  const amount = 2 * one.matches.length * other.matches.length
  const areFew = amount <= MOST_LISTS && amount * PEOPLE_PER_LIST <= people
  if (longNames > MOST_LONG || !(areFew || people >= COMMON)) return null
  const best = pairLists(one, other, MOST_LISTS)
  if (best === null) return null
  const { lists, isAll } = best
  if (!isAll && after !== null && firstFrom(lists, after.score) === lists.length) return null
  // A list has about one person or more.
  const pairs = await readLists(search, "word", lists.map(scoredList), areFew ? amount : limit)
  if (!isAll && pairs.people.length < limit) return null
  return longNames === 0 ? pairs : withLong(search, pairs, other)
}

/** About how many people have a match of a word, judged by the best matches. */
const peopleOf = ({ peopleWith }: Search, word: MatchedWord): number => {
  const best = firstMatches(word)
  const people = best.reduce((sum, match) => sum + peopleWith(match), 0)
  return (people / best.length) * word.matches.length
}

/** The list by its key in the database: both words in the order of their bytes, or the word that matches twice. */
const scoredList = ({ words: [one, other], rank, score }: PairList): ScoredList => {
  if (one === other) return { key: one, rank, score }
  const isInOrder = Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0
  return { key: isInOrder ? `${one} ${other}` : `${other} ${one}`, rank, score }
}

/** Adds the people whose names have too many words for pairs. */
const withLong = async (search: Search, pairs: Found, word: MatchedWord): Promise<Found> => {
  const { candidates, hit, matched, after, limit } = search
  const { rows, version } = await candidates.meeting("word", [LONG_NAMES], othersOf(matched, word, []))
  const found = new Map<string, FoundPerson>()
  await mapBreathing(rows, (row) => {
    const own = hit(row.id, row)
    if (own !== null) found.set(row.id, { ...own, id: row.id, row: null })
  })
  // Some of them are found by a word that matches both words of the query.
  for (const person of pairs.people) found.set(person.id, person)
  const people = [...found.values()].filter((person) => after === null || byScore(after, person) < 0).sort(byScore)
  return { people: people.slice(0, limit), version: Math.min(pairs.version, version) }
}

import { searchable } from "../../../../core/domain/search/hit-score.ts"
import { listsOfWord, listsOfYear } from "../../../../core/domain/search/search-plan.ts"
import type { ScoredList } from "./candidates.ts"
import { BEFORE_ALL_HITS, type Found, type FoundPerson, type Search } from "./found-person.ts"

/** How many lists a first statement goes through; each further one goes through four times as many. */
const FIRST_LISTS = 4
const MORE = 4

/**
 * The hits of a query of one word or one year. The people of one list have one score, and the lists are read in the order of their
 * scores, each no further than the page needs.
 */
export const findByOne = async (search: Search): Promise<Found> => {
  const { query, matched, candidates, hit, isPublic, after, limit } = search
  const [word] = matched
  const kind = word === undefined ? "year" : "word"
  const lists: readonly ScoredList[] = word === undefined ? listsOfYear(query.years[0] ?? 0) : listsOfWord(word)
  const found = new Map<string, FoundPerson>()
  let version = Infinity
  let last = after ?? BEFORE_ALL_HITS
  let size = FIRST_LISTS
  let from = firstFrom(lists, last.score)
  while (from < lists.length && found.size < limit) {
    const end = endOfScore(lists, from + size)
    const answer = await candidates.inOrder(kind, lists.slice(from, end), last, limit)
    version = Math.min(version, answer.version)
    for (const row of answer.rows) {
      const own = hit(searchable(row, isPublic))
      // Who meets the query better by another word is in an earlier list.
      if (own !== null && own.score === row.score) found.set(row.id, { ...own, id: row.id, row })
    }
    const lastRow = answer.rows.at(-1)
    if (lastRow !== undefined && answer.rows.length === limit) {
      last = lastRow
      from = firstFrom(lists, last.score)
    } else {
      from = end
      size *= MORE
    }
  }
  return { people: [...found.values()].slice(0, limit), version }
}

const firstFrom = (lists: readonly ScoredList[], score: number): number => {
  const at = lists.findIndex((list) => list.score <= score)
  return at < 0 ? lists.length : at
}

/** Lists of one score are read together, for their people are listed by id. */
const endOfScore = (lists: readonly ScoredList[], least: number): number => {
  let end = Math.min(least, lists.length)
  while (end < lists.length && lists[end]?.score === lists[end - 1]?.score) end += 1
  return end
}

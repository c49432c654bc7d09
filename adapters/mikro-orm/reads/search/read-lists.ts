import { searchable } from "../../../../core/domain/search/hit-score.ts"
import { BEFORE_ALL_HITS, type Found, type FoundPerson, type Search } from "./found-person.ts"
import type { ScoredList } from "./scored-lists.ts"

/** Each further statement goes through so many times as many lists. */
const MORE = 4

/**
 * The next people of lists. All people of a list have one score, and the lists come by falling score. The first statement goes through
 * `size` lists, and no list is read further than the page needs.
 */
export const readLists = async (
  { candidates, hit, isPublic, after, limit }: Search,
  kind: "word" | "year",
  lists: readonly ScoredList[],
  size: number,
): Promise<Found> => {
  const found = new Map<string, FoundPerson>()
  let version = Infinity
  let last = after ?? BEFORE_ALL_HITS
  let from = firstFrom(lists, last.score)
  for (let next = size; from < lists.length && found.size < limit; ) {
    const end = endOfScore(lists, from + next)
    const answer = await candidates.inOrder(kind, lists.slice(from, end), last, limit)
    version = Math.min(version, answer.version)
    for (const row of answer.rows) {
      const own = hit(searchable(row.person, isPublic))
      // Who meets the query better by another word is in an earlier list.
      if (own !== null && own.score === row.score) found.set(row.id, { ...own, id: row.id, row })
    }
    const lastRow = answer.rows.at(-1)
    if (lastRow !== undefined && answer.rows.length === limit) {
      last = lastRow
      from = firstFrom(lists, last.score)
    } else {
      from = end
      next *= MORE
    }
  }
  return { people: [...found.values()].slice(0, limit), version }
}

/** The number of the first list with at most this score. */
export const firstFrom = (lists: readonly { readonly score: number }[], score: number): number => {
  const at = lists.findIndex((list) => list.score <= score)
  return at < 0 ? lists.length : at
}

/** Lists of one score are read together, for their people are listed by id. */
const endOfScore = (lists: readonly ScoredList[], least: number): number => {
  let end = Math.min(least, lists.length)
  while (end < lists.length && lists[end]?.score === lists[end - 1]?.score) end += 1
  return end
}

import { searchable } from "../../../../core/domain/search/hit-score.ts"
import { AFTER_ALL } from "../../statements/id-bounds.ts"
import { mapBreathing } from "./breath.ts"
import { BEFORE_ALL_HITS, byScore, type Found, type FoundPerson, type Search } from "./found-person.ts"
import type { ScoredList } from "./scored-lists.ts"

/** Each further statement goes through so many times as many lists, or entries of lists. */
const MORE = 4

/** A statement goes through this many entries at most. */
const MOST_ENTRIES = 8_000

/**
 * The next people of lists. All entries of a list have one score, and the lists come by falling score. The first statement goes through
 * `size` lists, and no list is read further than the page needs. Someone may be in many lists, but is read and judged once: the
 * judgement says the score, which is that of one of the lists.
 */
export const readLists = async (
  { candidates, hit, isPublic, after, limit }: Search,
  kind: "word" | "year",
  lists: readonly ScoredList[],
  size: number,
): Promise<Found> => {
  const known: string[] = []
  const found: FoundPerson[] = []
  let version = Infinity
  let last = after ?? BEFORE_ALL_HITS
  let [from, next, most] = [firstFrom(lists, last.score), size, limit]
  let people: readonly FoundPerson[] = []
  while (from < lists.length && people.length < limit) {
    const end = endOfScore(lists, from + next)
    const answer = await candidates.inOrder(kind, lists.slice(from, end), last, { limit: most, known })
    version = Math.min(version, answer.version)
    await mapBreathing(answer.rows, (row) => {
      known.push(row.id)
      const own = hit(row.id, searchable(row.person, isPublic))
      if (own === null) return
      const person = { ...own, id: row.id, row }
      if (after === null || byScore(after, person) < 0) found.push(person)
    })
    if (answer.last !== null && answer.entries === most) {
      last = answer.last
      from = firstFrom(lists, last.score)
      most = Math.max(most, Math.min(most * MORE, MOST_ENTRIES))
    } else {
      last = { score: lists[end - 1]?.score ?? 0, id: AFTER_ALL }
      from = end
      next *= MORE
    }
    // Those behind are not complete yet.
    people = found.filter((person) => byScore(person, last) <= 0)
  }
  return { people: people.toSorted(byScore).slice(0, limit), version }
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

import type { TreeId } from "../../../../core/domain/ids.ts"
import { seesEverything, type PersonRow, withhold } from "../../../../core/domain/privacy.ts"
import { judge } from "../../../../core/domain/search/hit-score.ts"
import { firstMatches, knownMatches, matchedWords } from "../../../../core/domain/search/search-plan.ts"
import type { PersonReads, PersonSearch, SearchKey } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { inBatches } from "../batches.ts"
import { candidatesOf } from "./candidates.ts"
import { findByAll } from "./find-by-all.ts"
import { findByOne } from "./find-by-one.ts"
import { findByPair } from "./find-by-pair.ts"
import type { Found, FoundPerson } from "./found-person.ts"
import { hitRows } from "./hit-rows.ts"
import { LONG_NAMES, type TreeWords, wordLists } from "./word-lists.ts"

/** The largest batch of hits. It is large because each batch judges the candidates again. */
const LARGEST = 2_000

/**
 * A search in three steps: the words of the tree that match those of the query, in memory; people by these words, the best first
 * and no more than asked for; their rows. The rule of the core judges everyone who is found, so that a plan may find
 * too many, and never too few.
 */
export const searchReads = (sql: Sql): Pick<PersonReads, "search"> => {
  const wordsOf = wordLists(sql)

  const findWith = async (words: TreeWords, page: Page): Promise<Found> => {
    const { treeId, search, after, limit } = page
    const { query } = search
    const matched = matchedWords(query, words.list)
    if (matched === null) return { people: [], version: words.version }
    const step = {
      query,
      matched,
      candidates: candidatesOf(sql, treeId, search.scope),
      hit: judge(query, knownMatches(matched)),
      isPublic: search.scope !== "deleted" && !seesEverything(search.scope),
      peopleWith: () => 0,
      after,
      limit,
    }
    if (matched.length + query.years.length === 1) return findByOne(step)
    if (matched.length < 2) return findByAll(step)
    const counted = { ...step, peopleWith: await words.peopleWith([LONG_NAMES, ...matched.flatMap(firstMatches)]) }
    return (await findByPair(counted)) ?? findByAll(counted)
  }

  /** Words are taken as they were read last; if there were newer ones, they are read, and the search is done again. */
  const find = async (page: Page): Promise<readonly FoundPerson[]> => {
    const words = wordsOf.of(page.treeId)
    const known = words.version
    const found = known === 0 ? null : await findWith(words, page)
    if (found !== null && found.people.length > 0 && found.version === known) return found.people
    await wordsOf.refresh(words)
    return words.version === known && found !== null ? found.people : (await findWith(words, page)).people
  }

  return {
    search: async function* (treeId, search, keyset) {
      const next = (after: SearchKey | null, limit: number): Promise<readonly FoundPerson[]> =>
        find({ treeId, search, after, limit })
      const batches = inBatches(keyset, next, ({ id, score }) => ({ id, score }), LARGEST)
      for await (const found of batches)
        yield (await hitRows(sql, treeId, search.query, found)).map(withhold<PersonRow>)
    },
  }
}

/** A page of a search: the next so many hits behind a key. */
interface Page {
  readonly treeId: TreeId
  readonly search: PersonSearch
  readonly after: SearchKey | null
  readonly limit: number
}

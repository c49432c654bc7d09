import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import { type PersonRow, withhold } from "../../../../core/domain/privacy.ts"
import { type Hit, judge, type MatchOf, type Searchable } from "../../../../core/domain/search/hit-score.ts"
import { firstMatches, knownMatches, matchedWords } from "../../../../core/domain/search/search-plan.ts"
import type { PersonReads, PersonSearch, SearchKey } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { inBatches } from "../batches.ts"
import { breathing } from "./breath.ts"
import { candidatesOf } from "./candidates.ts"
import { findByAll } from "./find-by-all.ts"
import { findByOne } from "./find-by-one.ts"
import { findByPair } from "./find-by-pair.ts"
import type { Found, FoundPerson } from "./found-person.ts"
import { hitRows } from "./hit-rows.ts"
import { yearOf } from "./public-year.ts"
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

  const findWith = async (words: TreeWords, page: Page): Promise<FoundByWords> => {
    const { treeId, search, after, limit } = page
    const { query } = search
    const breath = breathing()
    const matched = await matchedWords(query, words.list, async () => {
      if (breath.isDue()) await breath.take()
    })
    if (matched === null) return { people: [], version: words.version, matchOf: () => null }
    const matchOf = knownMatches(matched)
    const step = {
      query,
      matched,
      candidates: candidatesOf(sql, treeId, search.scope),
      hit: judgedOnce(judge(query, matchOf)),
      isPublic: yearOf(search.scope) !== null,
      peopleWith: () => 0,
      after,
      limit,
    }
    if (matched.length + query.years.length === 1) return { ...(await findByOne(step)), matchOf }
    if (matched.length < 2) return { ...(await findByAll(step)), matchOf }
    const counted = { ...step, peopleWith: await words.peopleWith([LONG_NAMES, ...matched.flatMap(firstMatches)]) }
    return { ...((await findByPair(counted)) ?? (await findByAll(counted))), matchOf }
  }

  /** Words are taken as they were read last; if there were newer ones, they are read, and the search is done again. */
  const find = async (page: Page): Promise<FoundByWords> => {
    const words = wordsOf.of(page.treeId, yearOf(page.search.scope))
    const known = words.version
    const found = known === 0 ? null : await findWith(words, page)
    if (found !== null && found.people.length > 0 && found.version === known) return found
    await wordsOf.refresh(words)
    return words.version === known && found !== null ? found : findWith(words, page)
  }

  return {
    search: async function* (treeId, search, keyset) {
      let matchOf: MatchOf = () => null
      const next = async (after: SearchKey | null, limit: number): Promise<readonly FoundPerson[]> => {
        const found = await find({ treeId, search, after, limit })
        matchOf = found.matchOf
        return found.people
      }
      const { query, scope } = search
      const batches = inBatches(keyset, next, ({ id, score }) => ({ id, score }), LARGEST)
      for await (const found of batches)
        yield (await hitRows(sql, treeId, { found, scope, words: query.words.length, matchOf })).map(
          withhold<PersonRow>,
        )
    },
  }
}

/** What a search found, and how it knows words to match. */
interface FoundByWords extends Found {
  readonly matchOf: MatchOf
}

/** The same judgement, made once for each person. */
const judgedOnce = (
  judgement: (person: Searchable) => Hit | null,
): ((id: PersonId, person: Searchable) => Hit | null) => {
  const known = new Map<PersonId, Hit | null>()
  return (id, person) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const own = judgement(person)
    known.set(id, own)
    return own
  }
}

/** A page of a search: the next so many hits behind a key. */
interface Page {
  readonly treeId: TreeId
  readonly search: PersonSearch
  readonly after: SearchKey | null
  readonly limit: number
}

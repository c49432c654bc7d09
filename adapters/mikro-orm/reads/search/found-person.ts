import type { PersonId } from "../../../../core/domain/ids.ts"
import type { Hit, Searchable } from "../../../../core/domain/search/hit-score.ts"
import type { MatchedWord } from "../../../../core/domain/search/search-plan.ts"
import type { SearchQuery } from "../../../../core/domain/search/search-query.ts"
import type { SearchKey } from "../../../../core/ports/reads.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import type { Candidates } from "./candidates.ts"
import type { HitRow } from "./hit-columns.ts"

/** A hit of a search, by its id; its row where it has been read already. */
export interface FoundPerson extends Hit {
  readonly id: PersonId
  readonly row: HitRow | null
}

/** What a step of a search found, at a version of the words. */
export interface Found {
  readonly people: readonly FoundPerson[]
  /** The lowest version of the words at which one of its statements ran. */
  readonly version: number
}

/** What is asked of one step of a search: the next so many hits behind a key. */
export interface Search {
  readonly query: SearchQuery
  /** The words of the query with what matches them in the tree. */
  readonly matched: readonly MatchedWord[]
  readonly candidates: Candidates
  /** The judgement of a person by the rule, who is judged once. */
  readonly hit: (id: PersonId, person: Searchable) => Hit | null
  /** Whether the search is a non-member's. */
  readonly isPublic: boolean
  /** About how many people have a word of a name. */
  readonly peopleWith: (word: string) => number
  readonly after: SearchKey | null
  readonly limit: number
}

interface Place {
  readonly score: number
  readonly id: string
}

/** Before every hit: higher than any score. */
export const BEFORE_ALL_HITS: Place = { score: 2, id: BEFORE_ALL }

/** The order of hits: by falling score, then id. */
export const byScore = (a: Place, b: Place): number => {
  if (a.score !== b.score) return b.score - a.score
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

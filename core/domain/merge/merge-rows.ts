import type { Association } from "../association/association.ts"
import type { Citation } from "../evidence/citation.ts"
import type { Comment } from "../comment/comment.ts"
import type { Media } from "../evidence/media.ts"
import type { Event } from "../event.ts"
import type { Name } from "../name.ts"
import type { PersonRead } from "../person.ts"
import type { Relationship } from "../relationship.ts"

/** The live rows of two persons, ordered by id: their own, those of their relationships, and what cites or shows these. */
export interface MergeRows {
  readonly name: readonly Name[]
  readonly event: readonly Event[]
  readonly relationship: readonly Relationship[]
  readonly citation: readonly Citation[]
  readonly association: readonly Association[]
  readonly media: readonly Media[]
  readonly comment: readonly Comment[]
}

/** How many rows of each kind came to the kept person. */
export interface MovedCounts {
  readonly names: number
  readonly events: number
  readonly relationships: number
  readonly citations: number
  readonly associations: number
  readonly media: number
  readonly comments: number
}

/** What a merge answers: the kept person, what came to them, and the number of equal records that were left out. */
export interface MergeResult {
  readonly person: PersonRead
  readonly moved: MovedCounts
  readonly dropped: number
}

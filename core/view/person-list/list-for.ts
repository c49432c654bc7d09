import type * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { PersonFilter } from "../../domain/person-list/person-filter.ts"
import type { PersonOrder } from "../../domain/person-list/person-order.ts"
import type { Viewer } from "../../domain/privacy.ts"
import type { PersonReads } from "../../ports/reads.ts"
import type { YearSpan } from "../../domain/reckoning/year-span.ts"
import type { Listing } from "../listing.ts"
import type { PageOfTree } from "../page-of-tree.ts"

export interface ListPersons extends PageOfTree {
  readonly q: string | null
  readonly ids: readonly PersonId[] | null
  readonly deleted: boolean
  /** Null for the order of creation. */
  readonly sort?: PersonOrder | null
  readonly filter?: PersonFilter
  /** Only persons whose reckoned birth meets these years. Ignored for readers who are no members. */
  readonly bornBetween?: YearSpan | null
  /** Whether members get the number of persons on all pages. */
  readonly count?: boolean
}

/** The number of persons of a page if the reader names none. */
export const USUAL_LIMIT = 100

/** A list of persons for a viewer who may read the tree. */
export type ListFor = (
  persons: PersonReads,
  viewer: Viewer,
  list: ListPersons,
) => Promise<E.Either<DomainError, Listing<PersonRead>>>

import * as E from "fp-ts/lib/Either.js"
import type { Assistant } from "../../../core/assistant.ts"
import type { Json } from "../../../core/codec/wire.ts"
import type { DomainError } from "../../../core/domain/errors.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import { idsIn, jsonOf, withCitationIds } from "../json.ts"

/** The most records of one kind in an answer that has no pages. */
const MOST_RECORDS = 1_000

/** The number of items of a page without a limit. */
export const USUAL_PAGE = 50

/** The items of these batches, at most `MOST_RECORDS`. */
export const gathered = async <T>(
  batches: AsyncIterable<readonly T[]>,
): Promise<{ readonly items: readonly T[]; readonly isCut: boolean }> => {
  const items: T[] = []
  for await (const batch of batches)
    for (const item of batch) {
      if (items.length === MOST_RECORDS) return { items, isCut: true }
      items.push(item)
    }
  return { items, isCut: false }
}

interface Page<T> {
  readonly items: AsyncIterable<readonly T[]>
  readonly next: string | null
}

/** A page with the cursor of the next one. */
export const pageOf = async <T>(
  listing: E.Either<DomainError, Page<T>>,
): Promise<E.Either<DomainError, { readonly items: readonly T[]; readonly nextCursor: string | null }>> =>
  E.isLeft(listing)
    ? listing
    : E.right({ items: (await gathered(listing.right.items)).items, nextCursor: listing.right.next })

/** The facts of a tree, each with the ids of its citations. */
export const cited = async (
  assistant: Assistant,
  treeId: TreeId,
  facts: unknown,
): Promise<E.Either<DomainError, Json>> => {
  const json = jsonOf(facts)
  const ids = await assistant.listCitationIds({ treeId, ids: idsIn(json) })
  return E.isLeft(ids) ? ids : E.right(withCitationIds(json, ids.right))
}

/** As `cited`, for an outcome that may be a refusal. */
export const citedOutcome = async (
  assistant: Assistant,
  treeId: TreeId,
  outcome: E.Either<DomainError, unknown>,
): Promise<E.Either<DomainError, Json>> => (E.isLeft(outcome) ? outcome : cited(assistant, treeId, outcome.right))

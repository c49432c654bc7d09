import type { Either } from "fp-ts/lib/Either.js"
import { type Done, doneAll } from "../command.ts"
import type { AuditFact } from "../domain/audit.ts"
import type { DomainError, FieldError } from "../domain/errors.ts"

/** What came of a selection: how many records it changed, and which were right already. */
export interface Cleaned<Id extends string> {
  readonly updated: number
  readonly unchanged: readonly Id[]
}

/** The selection is carried out: one fact for each record that it changed. */
export const cleaned = <Id extends string>(
  facts: readonly AuditFact[],
  left: readonly Id[],
): Either<DomainError, Done<Cleaned<Id>>> => {
  return doneAll({ updated: facts.length, unchanged: left }, facts)
}

/** The ids of a selection, in its order. */
export interface Selection<Id extends string> {
  readonly ids: readonly Id[]
  /** Where in the request the id of this ordinal stands. */
  readonly pathOf: (index: number) => string
  /** Whether something is said of each id, so that none may be there twice. */
  readonly isEachOnce: boolean
}

/** What is wrong with a selection, of whose records these were found, live and in the tree. */
export const selectionFault = <Id extends string>(
  { ids, pathOf, isEachOnce }: Selection<Id>,
  found: ReadonlyMap<Id, unknown>,
): DomainError | null => {
  const met = new Set<Id>()
  const errors = ids.flatMap((id, index): readonly FieldError[] => {
    const message = !found.has(id)
      ? "is no live record of this tree"
      : isEachOnce && met.has(id)
        ? "is chosen twice"
        : null
    met.add(id)
    return message === null ? [] : [{ path: pathOf(index), message }]
  })
  const [first, ...rest] = errors
  return first === undefined ? null : { _tag: "InvalidInput", errors: [first, ...rest] }
}

import type { Either } from "fp-ts/lib/Either.js"
import { type Done, doneAll } from "../use-case/command.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import type { DomainError } from "../domain/errors.ts"
import type { FieldError } from "../codec/field-error.ts"

/** The result of applying a selection: how many records changed, and which needed no change. */
export interface CleanupResult<Id extends string> {
  readonly updated: number
  readonly unchanged: readonly Id[]
}

/** Ends a cleanup command with one audit fact for each changed record. */
export const cleanupDone = <Id extends string>(
  facts: readonly AuditFact[],
  left: readonly Id[],
): Either<DomainError, Done<CleanupResult<Id>>> => {
  return doneAll({ updated: facts.length, unchanged: left }, facts)
}

/** The ids of a selection, in its order. */
export interface Selection<Id extends string> {
  readonly ids: readonly Id[]
  /** The path of the id at this index in the request. */
  readonly pathOf: (index: number) => string
  /** Whether an id may occur only once, because each has a value. */
  readonly isEachOnce: boolean
}

/** The error of a selection, given its live records of the tree; null if every id is among them. */
export const selectionFault = <Id extends string>(
  { ids, pathOf, isEachOnce }: Selection<Id>,
  found: ReadonlyMap<Id, unknown>,
): DomainError | null => {
  const met = new Set<Id>()
  const errors = ids.flatMap((id, index): readonly FieldError[] => {
    const isDuplicate = isEachOnce && met.has(id)
    met.add(id)
    if (!found.has(id)) return [{ path: pathOf(index), message: "is not a record of this tree" }]
    return isDuplicate ? [{ path: pathOf(index), message: "is a duplicate" }] : []
  })
  const [first, ...rest] = errors
  return first === undefined ? null : { _tag: "InvalidInput", names: "code", errors: [first, ...rest] }
}

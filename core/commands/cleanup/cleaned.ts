import type { Either } from "fp-ts/lib/Either.js"
import { done, type Done, unchanged } from "../../command.ts"
import type { AuditFact } from "../../domain/audit.ts"
import { type DomainError, type FieldError, invalid } from "../../domain/errors.ts"

/** What came of a selection: how many records it changed, and which were right already. */
export interface Cleaned<Id extends string> {
  readonly updated: number
  readonly unchanged: readonly Id[]
}

/** The selection is carried out: one fact for each record that it changed. */
export const cleaned = <Id extends string>(facts: readonly AuditFact[], left: readonly Id[]): Either<DomainError, Done<Cleaned<Id>>> => {
  const value = { updated: facts.length, unchanged: left }
  const [first, ...rest] = facts
  return first === undefined ? unchanged(value) : done(value, first, ...rest)
}

/** What is wrong with a selection: ids that no live record of the tree has, and ids that were chosen before. `pathOf` is the place of the id of this ordinal. */
export const selectionFault = <Id extends string>(ids: readonly Id[], found: ReadonlyMap<Id, unknown>, pathOf: (index: number) => string): DomainError | null => {
  const met = new Set<Id>()
  const errors = ids.flatMap((id, index): readonly FieldError[] => {
    const message = !found.has(id) ? "is no live record of this tree" : met.has(id) ? "is chosen twice" : null
    met.add(id)
    return message === null ? [] : [{ path: pathOf(index), message }]
  })
  const [first, ...rest] = errors
  return first === undefined ? null : { ...invalid(first.path, first.message), _tag: "InvalidInput", errors: [first, ...rest] }
}

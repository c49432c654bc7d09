import * as E from "fp-ts/lib/Either.js"
import type { FieldError } from "../codec/field-error.ts"
import { allWithin, type DomainError, invalidInputs } from "../domain/errors.ts"
import { operationFaults } from "../domain/proposal/check-operations.ts"
import type { Operation } from "../domain/proposal/operation.ts"
import { append } from "../lib/append.ts"
import { nextTurn } from "../lib/next-turn.ts"

/** The most operations that are checked before other work of the process gets its turn. */
const CHECKED_AT_ONCE = 20

/** These operations if no fault can be found without the tree. `applied` are the operations before them. */
export const wellFormed = async (
  operations: readonly Operation[],
  applied: readonly Operation[] = [],
): Promise<E.Either<DomainError, readonly Operation[]>> => {
  const faults: FieldError[] = []
  let checked = 0
  for (const found of operationFaults(operations, applied)) {
    append(faults, found)
    checked += 1
    if (checked % CHECKED_AT_ONCE === 0) await nextTurn()
  }
  const [first, ...more] = faults
  return first === undefined ? E.right(operations) : E.left(invalidInputs(allWithin("", [first, ...more])))
}

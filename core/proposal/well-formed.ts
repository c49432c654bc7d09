import * as E from "fp-ts/lib/Either.js"
import { allWithin, type DomainError, invalidInputs } from "../domain/errors.ts"
import { operationFaults } from "../domain/proposal/check-operations.ts"
import type { Operation } from "../domain/proposal/operation.ts"

/** These operations if no fault can be found without the tree. `applied` are the operations before them. */
export const wellFormed = (
  operations: readonly Operation[],
  applied: readonly Operation[] = [],
): E.Either<DomainError, readonly Operation[]> => {
  const [first, ...more] = operationFaults(operations, applied)
  return first === undefined ? E.right(operations) : E.left(invalidInputs(allWithin("", [first, ...more])))
}

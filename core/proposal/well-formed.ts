import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../domain/errors.ts"
import { operationFaults } from "../domain/proposal/check-operations.ts"
import type { Operation } from "../domain/proposal/operation.ts"

/** These operations, when their shape is right after those that were applied already. */
export const wellFormed = (
  operations: readonly Operation[],
  applied: readonly Operation[] = [],
): E.Either<DomainError, readonly Operation[]> => {
  const [first, ...more] = operationFaults(operations, applied)
  return first === undefined ? E.right(operations) : E.left({ _tag: "InvalidInput", errors: [first, ...more] })
}

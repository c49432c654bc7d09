import type { FieldError } from "../../codec/field-error.ts"
import { isDone, type MadeList } from "./made.ts"
import type { Operation } from "./operation.ts"
import { namedBy, refOf } from "./references.ts"

/**
 * The faults of a choice among operations: an index without operation, and a reference to a record that neither an
 * applied nor a chosen operation creates. Operations that have run already may be chosen too; they do not run again.
 */
export const choiceFaults = (
  only: readonly number[],
  operations: readonly Operation[],
  made: MadeList,
): readonly FieldError[] => {
  if (only.length === 0) return [{ path: "only", message: "must contain an operation" }]
  const chosen = new Set(only)
  const creatorOf = new Map(operations.map(({ ref }, index) => [ref ?? null, index]))
  return only.flatMap((index, at): readonly FieldError[] => {
    const path = `only.${at}`
    const operation = operations[index]
    if (operation === undefined)
      return [{ path, message: `must be less than ${operations.length}, the number of operations` }]
    if (isDone(made, index)) return []
    for (const { id } of namedBy(operation)) {
      const creator = refOf(id) === null ? undefined : creatorOf.get(refOf(id))
      if (creator !== undefined && !chosen.has(creator) && !isDone(made, creator))
        return [{ path, message: `refers to ${id}, which operation ${creator} creates, and that one is not chosen` }]
    }
    return []
  })
}

import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import {
  allWithin,
  type DomainError,
  inputErrors,
  invalidInput,
  invalidInputs,
  type OperationRefused,
} from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { BatchCreate, BatchResult } from "../../domain/proposal/batch.ts"
import { resolvedOperation } from "../../domain/proposal/references.ts"
import { append } from "../../lib/append.ts"
import { staleOperation } from "../../proposal/expected-records.ts"
import { recordsOfBatch } from "../../proposal/records-of-batch.ts"
import type { RunOperation } from "../../proposal/record-operations.ts"
import { wellFormed } from "../../proposal/well-formed.ts"
import { type Command, doneAll } from "../../use-case/command.ts"

export interface RunBatch extends BatchCreate {
  readonly treeId: TreeId
}

/**
 * An editor runs operations in one transaction, all or none. They make one change. A refusal names the operation by
 * its index.
 */
export const runBatch =
  (runOperation: RunOperation): Command<RunBatch, BatchResult> =>
  async (context, { treeId, operations, ifMatch = {} }) => {
    const access = treeForRole(await context.trees.access(treeId, context.actor.userId), "editor")
    if (E.isLeft(access)) return access
    const checked = wellFormed(operations)
    if (E.isLeft(checked)) return checked
    const known = new Set(operations.map(({ id }) => id))
    const unused = Object.keys(ifMatch).find((id) => !known.has(id))
    if (unused !== undefined)
      return E.left(invalidInput(`if_match.${unused}`, "is the id of no record that an operation changes"))
    const stale = await staleOperation(context, treeId, operations, ifMatch)
    if (stale !== null) return E.left(ofOperation(stale, { _tag: "VersionStale" }))

    const ids: string[] = []
    const byRef = new Map<string, string>()
    const facts: AuditFact[] = []
    for (const [index, operation] of operations.entries()) {
      const resolved = resolvedOperation(operation, byRef)
      const outcome = await runOperation(context, { ...resolved, treeId })
      if (E.isLeft(outcome)) return E.left(ofOperation(index, outcome.left))
      const { value: created, audit } = outcome.right
      if (created !== null && operation.ref !== undefined && operation.ref !== null) byRef.set(operation.ref, created)
      ids.push(created ?? resolved.id ?? "")
      if (audit !== "unchanged") append(facts, audit)
    }
    const changeId = facts.length === 0 ? null : context.changeId
    return doneAll({ changeId, records: recordsOfBatch(operations, ids, context.changes.touched()) }, facts)
  }

/** The refusal of one operation. The paths of faults lead to its data. */
const ofOperation = (operation: number, error: DomainError): OperationRefused => {
  if (error._tag !== "InvalidInput") return { ...error, operation }
  const [first, ...more] = inputErrors(error)
  if (first === undefined) return { ...error, operation }
  return { ...invalidInputs(allWithin(`operations.${operation}.data`, [first, ...more])), operation }
}

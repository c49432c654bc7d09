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
import type { TreeId, UserId } from "../../domain/ids.ts"
import type { BatchCreate, BatchResult } from "../../domain/proposal/batch.ts"
import { namingOperation } from "../../domain/proposal/naming-operation.ts"
import { resolvedOperation } from "../../domain/proposal/references.ts"
import { append } from "../../lib/append.ts"
import { oneAtATime } from "../../lib/one-at-a-time.ts"
import { placesOf } from "../../lib/places.ts"
import type { Reads } from "../../ports/reads.ts"
import { StoreBusy } from "../../ports/unavailable.ts"
import { staleOperation } from "../../proposal/expected-records.ts"
import { recordsOfBatch } from "../../proposal/records-of-batch.ts"
import type { RunOperation } from "../../proposal/record-operations.ts"
import { wellFormed } from "../../proposal/well-formed.ts"
import { type Actor, type Command, doneAll, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"

export interface RunBatch extends BatchCreate {
  readonly treeId: TreeId
}

export type BatchPorts = ExecutePorts & {
  readonly reads: Pick<Reads, "trees">
  readonly runOperation: RunOperation
}

/** How long a batch waits for earlier ones of its tree. */
const PATIENCE_MS = 60_000
/** The most batches that wait or run, for one account and for all together. Each has a body of up to a mebibyte. */
const MOST_OF_ACCOUNT = 20
const MOST_WAITING = 500
const RETRY_AFTER_SECONDS = 30

const busy = (): StoreBusy => new StoreBusy("Too many batches are waiting for their tree.", RETRY_AFTER_SECONDS)

/**
 * An editor runs operations in one transaction, all or none. They make one change. A refusal names the operation by
 * its index. The batches of a tree run one after another: each keeps the tree locked, and a batch that waited inside its
 * transaction would hold a connection. A batch that waits for more than a minute, or is one too many of its account, throws `StoreBusy`.
 */
export const runBatch = (ports: BatchPorts) => {
  const inTurn = oneAtATime({ ms: PATIENCE_MS, waiting: MOST_WAITING, refusal: busy })
  const places = placesOf<UserId>(MOST_OF_ACCOUNT)
  const run = batchOf(ports.runOperation)
  return async (
    actor: Actor,
    input: RunBatch,
    repeatable?: Repeatable<BatchResult>,
  ): Promise<E.Either<DomainError, BatchResult>> => {
    const access = treeForRole(await ports.reads.trees.byId(input.treeId, actor.userId), "editor")
    if (E.isLeft(access)) return access
    const leave = places.take(actor.userId)
    if (leave === null) throw busy()
    try {
      return await inTurn(input.treeId, () => execute(ports)(withStoredAnswer(run, repeatable))(actor, input))
    } finally {
      leave()
    }
  }
}

const batchOf =
  (runOperation: RunOperation): Command<RunBatch, BatchResult> =>
  async (context, { treeId, operations, ifMatch = {} }) => {
    const access = treeForRole(await context.trees.access(treeId, context.actor.userId), "editor")
    if (E.isLeft(access)) return access
    const checked = await wellFormed(operations)
    if (E.isLeft(checked)) return E.left(namingOperation(checked.left))
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

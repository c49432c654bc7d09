import * as E from "fp-ts/lib/Either.js"
import type { Type } from "io-ts"
import type { Command, Context, Done } from "../use-case/command.ts"
import { type DomainError, invalidInputs, notFound } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Operation } from "../domain/proposal/operation.ts"
import { faults } from "../codec/wire.ts"

/** An operation with ids in place of all references, and the tree of its proposal. */
export interface PlacedOperation extends Operation {
  readonly treeId: TreeId
}

/** Runs an operation. Returns the id of the created record, null if it created none. */
export type RunOperation = Command<PlacedOperation, string | null>

type Outcome<A> = Promise<E.Either<DomainError, Done<A>>>

/** The commands that create, change and delete records of one kind; routes use the same ones. */
interface Operable<Id extends string, T extends { readonly treeId: TreeId }, C, U> {
  readonly noun: string
  readonly id: Type<Id, unknown, unknown>
  readonly data: { readonly create: Type<C, unknown, unknown>; readonly update: Type<U, unknown, unknown> }
  readonly find: (context: Context, id: Id) => Promise<T | null>
  readonly create: (context: Context, treeId: TreeId, data: C) => Outcome<{ readonly id: Id }>
  readonly update: (context: Context, record: T, data: U) => Outcome<unknown>
  readonly remove: (context: Context, record: T) => Outcome<unknown>
}

/**
 * The operations on one kind of record. A record of another tree is not found, whatever the reviewer may do in that
 * tree.
 */
export const recordOperations =
  <Id extends string, T extends { readonly treeId: TreeId }, C, U>({
    noun,
    id: idCodec,
    data: codecs,
    find,
    create,
    update,
    remove,
  }: Operable<Id, T, C, U>): RunOperation =>
  async (context, { op, treeId, id, data }) => {
    if (op === "create") {
      const input = codecs.create.decode(data)
      if (E.isLeft(input)) return E.left(invalidInputs(faults(input.left)))
      return answering(await create(context, treeId, input.right), (made) => made.id)
    }
    const record = idCodec.is(id) ? await find(context, id) : null
    if (record === null || record.treeId !== treeId) return E.left(notFound(noun))
    if (op === "delete") return answering(await remove(context, record), () => null)
    const input = codecs.update.decode(data)
    if (E.isLeft(input)) return E.left(invalidInputs(faults(input.left)))
    return answering(await update(context, record, input.right), () => null)
  }

const answering = <A, B>(
  outcome: E.Either<DomainError, Done<A>>,
  answer: (value: A) => B,
): E.Either<DomainError, Done<B>> =>
  E.isLeft(outcome) ? outcome : E.right({ ...outcome.right, value: answer(outcome.right.value) })

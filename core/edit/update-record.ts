import * as E from "fp-ts/lib/Either.js"
import { type Context, done, type Done, unchanged } from "../use-case/command.ts"
import type { DomainError } from "../domain/errors.ts"
import type { ExpectedVersions } from "../domain/expected-versions.ts"
import { editable, recordsOf } from "./edit.ts"
import type { Edited, Noun } from "./edited-record.ts"
import { fact } from "./fact.ts"

/** Which record changes, how, and what is returned of it. */
export interface RecordUpdate<R extends Edited[Noun], A> {
  readonly id: R["id"]
  readonly ifMatch: ExpectedVersions
  /** The record after the change, the very record if nothing changes, or a refusal. */
  readonly change: (before: R) => E.Either<DomainError, R> | Promise<E.Either<DomainError, R>>
  readonly read: (record: R) => A
}

/** Changes a record if the actor may edit its tree and its version is among `ifMatch`. Nothing is written if nothing changes. */
export const updateRecord = async <N extends Noun, A>(
  context: Context,
  noun: N,
  { id, ifMatch, change, read }: RecordUpdate<Edited[N], A>,
): Promise<E.Either<DomainError, Done<A>>> => {
  const found = await editable(context, noun, id, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const changed = await change(before)
  if (E.isLeft(changed)) return changed
  const after = changed.right
  if (after === before) return unchanged(read(before))
  await recordsOf[noun](context).update(after)
  return done(read(after), fact(noun, "update", after))
}

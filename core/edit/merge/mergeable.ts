import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid, notFound } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Person } from "../../domain/person.ts"
import type { Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"
import { editable } from "../edit.ts"
import { lockTreeOf } from "../lock-tree.ts"

/** Two persons of a tree, and the tree. All are locked. */
export interface Mergeable {
  readonly tree: Tree
  readonly kept: Person
  readonly from: Person
}

/** The two persons if the actor may edit their tree. The version of the kept one must be among `ifMatch`. */
export const mergeable = async (
  context: Context,
  {
    keptId,
    fromId,
    ifMatch,
  }: { readonly keptId: PersonId; readonly fromId: PersonId; readonly ifMatch: ExpectedVersions },
): Promise<E.Either<DomainError, Mergeable>> => {
  const held = await lockTreeOf(context, keptId)
  if (held === null) return E.left(notFound("person"))
  const { tree } = held
  // In the order of their ids, so that two commands that lock the same persons cannot deadlock.
  const locked = await context.persons.live(tree.id, [keptId, fromId])
  const found = await editable(context, "person", keptId, ifMatch)
  if (E.isLeft(found)) return found
  if (fromId === keptId) return E.left(invalid("fromId", "must be another person"))
  const from = locked.find(({ id }) => id === fromId)
  if (from === undefined) return E.left(invalid("fromId", "refers to no record in this tree"))
  return E.right({ tree, kept: found.right, from })
}

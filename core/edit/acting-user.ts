import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../command.ts"
import type { DomainError } from "../domain/errors.ts"
import type { User } from "../domain/user.ts"

/**
 * The actor's own account, held: until the transaction ends nobody deletes it. Whoever makes someone the member or owner of a tree holds that
 * account, and after the tree, as everyone does who holds both: so no tree is left with an owner who is gone, and nobody waits in a ring.
 */
export const actingUser = async ({
  users,
  actor,
}: Pick<Context, "users" | "actor">): Promise<E.Either<DomainError, User>> => {
  const user = await users.find(actor.userId)
  return user === null || user.deletedAt !== null ? E.left({ _tag: "Unauthenticated" }) : E.right(user)
}

import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { User } from "../../domain/account/user.ts"

/**
 * The account of the actor, locked: it cannot be deleted until the transaction ends. Every command that makes a
 * user a member or owner of a tree locks that account. Lock order: tree before account. Without the lock a tree
 * could be left with a deleted owner; without the order commands could deadlock.
 */
export const actingUser = async ({
  users,
  actor,
}: Pick<Context, "users" | "actor">): Promise<E.Either<DomainError, User>> => {
  const user = await users.find(actor.userId)
  return user === null || user.deletedAt !== null ? E.left({ _tag: "Unauthenticated" }) : E.right(user)
}

import * as E from "fp-ts/lib/Either.js"
import { isInstanceOwner, type User } from "../domain/account/user.ts"
import { type DomainError, forbidden } from "../domain/errors.ts"
import type { QueryContext, Reader } from "../use-case/query.ts"

/** The account of the reader, if it is an operator of the instance. */
export const operatorOf = async (
  { users, settings }: QueryContext,
  { userId }: Reader,
): Promise<E.Either<DomainError, User>> => {
  const user = userId === null ? null : await users.byId(userId)
  if (user === null) return E.left({ _tag: "Unauthenticated" })
  return isInstanceOwner(user, settings.ownerEmails)
    ? E.right(user)
    : E.left(forbidden("Only operators of the instance can do this."))
}

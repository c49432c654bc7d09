import * as E from "fp-ts/lib/Either.js"
import { type UserRead, userRead } from "../../domain/account/user.ts"
import type { Query } from "../../use-case/query.ts"

/** The account of the signed-in user. */
export const getUser: Query<Record<never, never>, UserRead> = async ({ users, settings }, { userId }) => {
  const user = userId === null ? null : await users.byId(userId)
  return user === null ? E.left({ _tag: "Unauthenticated" }) : E.right(userRead(user, settings.ownerEmails))
}

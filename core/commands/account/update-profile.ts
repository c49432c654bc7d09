import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import type { User } from "../../domain/account/user.ts"
import { actingUser } from "../../edit/account/acting-user.ts"

/** A user changes their display name. */
export const updateProfile: Command<{ readonly displayName?: string | null | undefined }, User> = async (
  context,
  { displayName },
) => {
  const { users, now } = context
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const user = acting.right
  if (displayName === undefined || displayName === user.displayName) return unchanged(user)
  const after: User = { ...user, displayName, updatedAt: now }
  await users.update(after)
  return done(after, {
    action: "user.update",
    entityType: "user",
    entityId: user.id,
    treeId: null,
  })
}

import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import type { Language } from "../../languages/language.ts"
import type { User } from "../../domain/account/user.ts"
import { actingUser } from "../../edit/account/acting-user.ts"

/** What a user may change of the own account. An absent field stays as it is. */
export interface UpdateProfile {
  readonly displayName?: string | null | undefined
  readonly language?: Language | null | undefined
}

/** A user changes their display name or language. */
export const updateProfile: Command<UpdateProfile, User> = async (context, given) => {
  const { users, now } = context
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const user = acting.right
  const { displayName = user.displayName, language = user.language } = given
  if (displayName === user.displayName && language === user.language) return unchanged(user)
  const after: User = { ...user, displayName, language, updatedAt: now }
  await users.update(after)
  return done(after, {
    action: "user.update",
    entityType: "user",
    entityId: user.id,
    treeId: null,
  })
}

import * as E from "fp-ts/lib/Either.js"
import { PASSWORD_PROVIDER } from "../../domain/account/identity.ts"
import { notFound } from "../../domain/errors.ts"
import type { IdentityId } from "../../domain/ids.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import { isUsable, type SignInWays } from "../../edit/account/sign-in-ways.ts"
import { type Command, done } from "../../use-case/command.ts"

/**
 * A user removes one of their identities; the one of the password removes the password. A way to sign in must remain.
 * All other sessions of the user end, because somebody else may have opened them with this identity.
 */
export const removeIdentity =
  (ways: SignInWays): Command<{ readonly identityId: IdentityId }, null> =>
  async (context, { identityId }) => {
    const { users, identities, sessions, emailTokens, actor, now } = context
    const acting = await actingUser(context)
    if (E.isLeft(acting)) return acting
    const user = acting.right
    const own = await identities.ofUser(user.id)
    const removed = own.find(({ id }) => id === identityId)
    if (removed === undefined) return E.left(notFound("identity"))
    if (!own.some((identity) => identity !== removed && isUsable(ways, identity)))
      return E.left({ _tag: "LastIdentity" })
    await identities.remove(identityId)
    if (removed.provider === PASSWORD_PROVIDER) {
      await users.update({ ...user, passwordHash: null, updatedAt: now })
      await emailTokens.removeOfUser(user.id, "reset_password")
    }
    await sessions.endOfUser(user.id, actor.sessionId)
    return done(null, { action: "identity.delete", entityType: "identity", entityId: identityId, treeId: null })
  }

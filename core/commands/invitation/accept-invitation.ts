import * as E from "fp-ts/lib/Either.js"
import { memberRead } from "../../domain/account/membership.ts"
import { standingOf } from "../../domain/account/standing.ts"
import { verifiedFact, type User } from "../../domain/account/user.ts"
import type { DomainError } from "../../domain/errors.ts"
import { isFor } from "../../domain/invitation/invitation.ts"
import type { Member } from "../../domain/tree.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import { confirmAddress } from "../../edit/account/confirm-address.ts"
import {
  acceptedFact,
  joinByInvitation,
  provesAddress,
  type TakenInvitation,
  takeInvitation,
} from "../../edit/invitation/take-invitation.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { type Command, type Context, doneAll } from "../../use-case/command.ts"
import type { Settings } from "../../use-case/settings.ts"

/**
 * A signed-in user becomes a member of the tree of an invitation. It works once. An invitation to an address is
 * accepted only by the account with that verified address; the token of its mail verifies that address.
 */
export const acceptInvitation =
  ({
    tokens,
    settings,
  }: {
    readonly tokens: Tokens
    readonly settings: Settings
  }): Command<{ readonly token: string }, Member> =>
  async (context, { token }) => {
    const { actor } = context
    const taken = await takeInvitation(context, actor.userId, { tokenHash: tokens.hash(token), path: "token" })
    if (E.isLeft(taken)) return taken
    const acting = await actingUser(context)
    if (E.isLeft(acting)) return acting
    const before = acting.right
    const invited = await invitedAccount(context, before, taken.right)
    if (E.isLeft(invited)) return invited
    const user = invited.right
    if (standingOf(user, settings) !== "full") return E.left({ _tag: "EmailUnverified" })
    const membership = await joinByInvitation(context, user.id, taken.right)
    const facts = before.emailVerifiedAt === user.emailVerifiedAt ? [] : [verifiedFact(user)]
    return doneAll(memberRead(membership, user), [acceptedFact(taken.right), ...facts])
  }

/** The account if it may accept the invitation, with the address verified that the token proves. */
const invitedAccount = async (
  context: Context,
  user: User,
  taken: TakenInvitation,
): Promise<E.Either<DomainError, User>> => {
  const { invitation } = taken
  if (!isFor(invitation, user.email)) return E.left({ _tag: "WrongAccount" })
  if (user.emailVerifiedAt !== null || invitation.email === null) return E.right(user)
  if (!provesAddress(taken, user.email)) return E.left({ _tag: "WrongAccount" })
  return E.right(await confirmAddress(context, user, { kept: context.actor.sessionId, now: context.now }))
}

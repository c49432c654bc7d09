import * as E from "fp-ts/lib/Either.js"
import { memberRead } from "../../domain/account/membership.ts"
import { notFound } from "../../domain/errors.ts"
import type { Member } from "../../domain/tree.ts"
import { acceptedFact, joinByInvitation, takeInvitation } from "../../edit/invitation/take-invitation.ts"
import type { Tokens } from "../../ports/tokens.ts"
import { type Command, done } from "../../use-case/command.ts"

/** A signed-in user becomes a member of the tree of an invitation. It works once. */
export const acceptInvitation =
  ({ tokens }: { readonly tokens: Tokens }): Command<{ readonly token: string }, Member> =>
  async (context, { token }) => {
    const { users, actor } = context
    const taken = await takeInvitation(context, actor.userId, { tokenHash: tokens.hash(token), path: "token" })
    if (E.isLeft(taken)) return taken
    const user = await users.find(actor.userId)
    if (user === null || user.deletedAt !== null) return E.left(notFound("user"))
    const membership = await joinByInvitation(context, user.id, taken.right)
    return done(memberRead(membership, user), acceptedFact(taken.right))
  }

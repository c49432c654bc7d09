import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, doneAll } from "../../use-case/command.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { invalid } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import { leaveTree } from "../../edit/member/leave-tree.ts"
import { append } from "../../lib/append.ts"

export interface DeleteAccount {
  /** The address of the account, retyped, in normalised form. */
  readonly email: string
}

/**
 * Soft-deletes the account of a user who retypes its address. Its sessions, API tokens, identities and mailed
 * links end, its password hash is removed, and its address can be used again at once. Trees without another owner are
 * deleted with it; in all other trees the membership ends.
 */
export const deleteAccount: Command<DeleteAccount, null> = async (context, { email }) => {
  const { users, trees, memberships, actor, now } = context
  for (const { treeId } of await memberships.ofUser(actor.userId)) await trees.lock(treeId, actor.userId)
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const user = acting.right
  if (email !== user.email) return E.left(invalid("email", "must be the address of this account"))

  const left: AuditFact[] = []
  // Once the account is locked, no membership can be added. One that was added during the wait for the trees is
  // included here.
  for (const membership of await memberships.ofUser(user.id)) append(left, await leaveTree(context, membership))
  await users.update({
    ...user,
    passwordHash: null,
    calendarHash: null,
    selfPersonId: null,
    formerSelfPersonId: null,
    updatedAt: now,
    deletedAt: now,
  })
  await endAccess(context, user.id)
  const gone: AuditFact = {
    action: "user.delete",
    entityType: "user",
    entityId: user.id,
    treeId: null,
  }
  return doneAll(null, [gone, ...left])
}

/** Ends everything by which somebody could act for the account. */
const endAccess = async ({ sessions, apiTokens, identities, emailTokens }: Context, userId: UserId): Promise<void> => {
  await sessions.endOfUser(userId, null)
  await apiTokens.revokeOfUser(userId)
  for (const { id } of await identities.ofUser(userId)) await identities.remove(id)
  await emailTokens.removeOfUser(userId, "verify_email")
  await emailTokens.removeOfUser(userId, "reset_password")
}

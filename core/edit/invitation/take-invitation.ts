import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { DomainError } from "../../domain/errors.ts"
import { type Invitation, higherRole, isFor } from "../../domain/invitation/invitation.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Membership } from "../../domain/tree.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"

/** What accepting an invitation needs. */
export type InvitationContext = Pick<Transaction, "trees" | "memberships" | "invitations"> & { readonly now: Date }

/** An invitation that was used up, by which of its tokens. */
export interface TakenInvitation {
  readonly invitation: Invitation
  /** Whether the token came by mail: only somebody who reads the mails to its address has that one. */
  readonly isMailed: boolean
}

/**
 * Uses up the invitation with this token and locks its tree. InvalidToken at `path` if there is none, if it has
 * expired, if the tree is deleted, or if the inviter owns the tree no longer. It comes before accounts are locked.
 */
export const takeInvitation = async (
  { trees, memberships, invitations, now }: InvitationContext,
  userId: UserId,
  { tokenHash, path }: { readonly tokenHash: string; readonly path: string },
): Promise<E.Either<DomainError, TakenInvitation>> => {
  const invalid = E.left({ _tag: "InvalidToken", path } as const)
  const invitation = await invitations.byTokenHash(tokenHash, now)
  if (invitation === null) return invalid
  const access = await trees.lock(invitation.treeId, userId)
  if (access === null || access.tree.deletedAt !== null) return invalid
  if ((await memberships.find(invitation.treeId, invitation.inviterId))?.role !== "owner") return invalid
  if (!(await invitations.remove(invitation.id))) return invalid
  return E.right({ invitation, isMailed: invitation.mailedTokenHash === tokenHash })
}

/** As `takeInvitation`, for a new account with this address. WrongAccount if the invitation is for another address. */
export const takeInvitationFor = async (
  context: InvitationContext,
  { id, email }: { readonly id: UserId; readonly email: string },
  token: { readonly tokenHash: string; readonly path: string },
): Promise<E.Either<DomainError, TakenInvitation>> => {
  const taken = await takeInvitation(context, id, token)
  return E.isRight(taken) && !isFor(taken.right.invitation, email) ? E.left({ _tag: "WrongAccount" }) : taken
}

/** Whether the token shows that this address belongs to the person who brought it. */
export const provesAddress = ({ invitation, isMailed }: TakenInvitation, address: string): boolean =>
  isMailed && invitation.email === address

/** The membership that an invitation gives. An existing member keeps the higher role. */
export const joinByInvitation = async (
  { memberships, now }: InvitationContext,
  userId: UserId,
  { invitation: { treeId, role } }: TakenInvitation,
): Promise<Membership> => {
  const before = await memberships.find(treeId, userId)
  if (before === null) {
    const membership = { treeId, userId, role, createdAt: now }
    await memberships.insert(membership)
    return membership
  }
  const after = { ...before, role: higherRole(before.role, role) }
  if (after.role !== before.role) await memberships.update(after)
  return after
}

/** The fact that an invitation was accepted. */
export const acceptedFact = ({ invitation: { id, treeId } }: TakenInvitation): AuditFact => ({
  action: "invitation.accept",
  entityType: "invitation",
  entityId: id,
  treeId,
})

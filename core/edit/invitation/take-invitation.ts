import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { DomainError } from "../../domain/errors.ts"
import { type Invitation, higherRole } from "../../domain/invitation/invitation.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Membership } from "../../domain/tree.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"

/** What accepting an invitation needs. */
export type InvitationContext = Pick<Transaction, "trees" | "memberships" | "invitations"> & { readonly now: Date }

/**
 * Uses up the invitation with this token and locks its tree. InvalidToken at `path` if there is none, if it has
 * expired, or if the tree is deleted. It comes before accounts are locked.
 */
export const takeInvitation = async (
  { trees, invitations, now }: InvitationContext,
  userId: UserId,
  { tokenHash, path }: { readonly tokenHash: string; readonly path: string },
): Promise<E.Either<DomainError, Invitation>> => {
  const invalid = E.left({ _tag: "InvalidToken", path } as const)
  const invitation = await invitations.byTokenHash(tokenHash, now)
  if (invitation === null) return invalid
  const access = await trees.lock(invitation.treeId, userId)
  if (access === null || access.tree.deletedAt !== null) return invalid
  return (await invitations.remove(invitation.id)) ? E.right(invitation) : invalid
}

/** The membership that an invitation gives. An existing member keeps the higher role. */
export const joinByInvitation = async (
  { memberships, now }: InvitationContext,
  userId: UserId,
  { treeId, role }: Invitation,
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
export const acceptedFact = ({ id, treeId }: Invitation): AuditFact => ({
  action: "invitation.accept",
  entityType: "invitation",
  entityId: id,
  treeId,
})

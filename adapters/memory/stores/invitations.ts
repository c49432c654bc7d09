import type { Invitation } from "../../../core/domain/invitation/invitation.ts"
import type { InvitationReads, Invitations } from "../../../core/ports/invitations/invitations.ts"
import { copyOf } from "../copy.ts"
import { isLive, membershipKey, type Tables } from "../tables.ts"
import { findIn } from "./records.ts"
import type { Write } from "./writing.ts"

const isOpen =
  (now: Date) =>
  ({ expiresAt }: Invitation): boolean =>
    expiresAt > now

export const invitationsIn = ({ invitations }: Tables, write: Write): Invitations => ({
  insert: async (invitation) => write(() => invitations.insert(invitation)),
  find: (id) => findIn(invitations, id),
  byTokenHash: async (tokenHash, now) =>
    [
      ...invitations.rows("current", "tokenHash", tokenHash),
      ...invitations.rows("current", "mailedTokenHash", tokenHash),
    ]
      .filter(isOpen(now))
      .map(copyOf)[0] ?? null,
  countOfTree: async (treeId, now) => invitations.rows("current", "treeId", treeId).filter(isOpen(now)).length,
  setMailed: async (id, mailedTokenHash) =>
    write(() => {
      const invitation = invitations.get("current", id)
      if (invitation !== null) invitations.update({ ...invitation, mailedTokenHash })
    }),
  noteMailed: async (id, mailedAt) =>
    write(() => {
      const invitation = invitations.get("current", id)
      if (invitation !== null) invitations.update({ ...invitation, mailedAt })
    }),
  removeOfOthers: async (treeId, inviterIds) => {
    const ending = invitations.rows("current", "treeId", treeId).filter((one) => !inviterIds.includes(one.inviterId))
    write(() => ending.forEach(({ id }) => invitations.remove(id)))
  },
  remove: async (id) => {
    const isThere = invitations.get("current", id) !== null
    write(() => invitations.remove(id))
    return isThere
  },
})

/** Open invitations, on committed data. */
export const invitationReads = ({ invitations, users, trees, memberships }: Tables): InvitationReads => {
  const inviterOf = ({ inviterId }: Invitation): string | null => users.get("committed", inviterId)?.displayName ?? null
  return {
    ofTree: async (treeId, now) =>
      invitations
        .rows("committed", "treeId", treeId)
        .filter(isOpen(now))
        .map((invitation) => ({ ...copyOf(invitation), invitedBy: inviterOf(invitation) })),
    open: async (tokenHash, now) => {
      const [invitation] = [
        ...invitations.rows("committed", "tokenHash", tokenHash),
        ...invitations.rows("committed", "mailedTokenHash", tokenHash),
      ].filter(isOpen(now))
      if (invitation === undefined) return null
      const { treeId, inviterId, role, email, expiresAt } = copyOf(invitation)
      const tree = trees.get("committed", treeId)
      const membership = memberships.get("committed", membershipKey(treeId, inviterId))
      if (tree === null || !isLive(tree) || membership?.role !== "owner") return null
      return { treeName: tree.name, invitedBy: inviterOf(invitation), role, email, expiresAt }
    },
  }
}

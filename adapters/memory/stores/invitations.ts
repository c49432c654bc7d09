import type { Invitation } from "../../../core/domain/invitation/invitation.ts"
import type { InvitationReads, Invitations } from "../../../core/ports/invitations/invitations.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
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
  remove: async (id) => {
    const isThere = invitations.get("current", id) !== null
    write(() => invitations.remove(id))
    return isThere
  },
})

/** Open invitations, on committed data. */
export const invitationReads = ({ invitations }: Tables): InvitationReads => ({
  ofTree: async (treeId, now) => invitations.rows("committed", "treeId", treeId).filter(isOpen(now)).map(copyOf),
})

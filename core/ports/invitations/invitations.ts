import type { Invitation, OpenedInvitation } from "../../domain/invitation/invitation.ts"
import type { InvitationId, TreeId, UserId } from "../../domain/ids.ts"

/** Open invitations, within a transaction. */
export interface Invitations {
  insert(invitation: Invitation): Promise<void>
  /** The invitation with this id. Takes no lock. */
  find(id: InvitationId): Promise<Invitation | null>
  /** The unexpired invitation with a token of this hash, that of its link or that of its mail. Takes no lock. */
  byTokenHash(tokenHash: string, now: Date): Promise<Invitation | null>
  /** The number of unexpired invitations of the tree. */
  countOfTree(treeId: TreeId, now: Date): Promise<number>
  /** Sets the hash of the token that is about to be mailed. */
  setMailed(id: InvitationId, mailedTokenHash: string): Promise<void>
  /** Notes when the mail was sent. This is no change of the tree. */
  noteMailed(id: InvitationId, mailedAt: Date): Promise<void>
  /** Removes the invitations of the tree that none of these users made. */
  removeOfOthers(treeId: TreeId, inviterIds: readonly UserId[]): Promise<void>
  /** Removes the invitation. False if it is gone already. */
  remove(id: InvitationId): Promise<boolean>
}

/** An invitation with the display name of the owner who made it. */
export type SentInvitation = Invitation & Pick<OpenedInvitation, "invitedBy">

export interface InvitationReads {
  /** The unexpired invitations of the tree with the display name of the inviter, oldest first. */
  ofTree(treeId: TreeId, now: Date): Promise<readonly SentInvitation[]>
  /**
   * The unexpired invitation with a token of this hash, that of its link or that of its mail. Null if its tree is deleted,
   * or if the inviter is no owner of the tree.
   */
  open(tokenHash: string, now: Date): Promise<OpenedInvitation | null>
}

import type { Invitation } from "../../domain/invitation/invitation.ts"
import type { InvitationId, TreeId } from "../../domain/ids.ts"

/** Open invitations, within a transaction. */
export interface Invitations {
  insert(invitation: Invitation): Promise<void>
  /** The invitation with this id. Takes no lock. */
  find(id: InvitationId): Promise<Invitation | null>
  /** The unexpired invitation with a token of this hash, that of its link or that of its mail. Takes no lock. */
  byTokenHash(tokenHash: string, now: Date): Promise<Invitation | null>
  /** The number of unexpired invitations of the tree. */
  countOfTree(treeId: TreeId, now: Date): Promise<number>
  /** Sets the hash of the mailed token. */
  setMailed(id: InvitationId, mailedTokenHash: string): Promise<void>
  /** Removes the invitation. False if it is gone already. */
  remove(id: InvitationId): Promise<boolean>
}

export interface InvitationReads {
  /** The unexpired invitations of the tree, oldest first. */
  ofTree(treeId: TreeId, now: Date): Promise<readonly Invitation[]>
}

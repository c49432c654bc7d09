import type { DeletableKind } from "../domain/deletion.ts"
import type { MediaId, TreeId, UserId } from "../domain/ids.ts"

/** The result of one batch of a tree removal. */
export interface TreeRemovalBatch {
  /** The media of the removed rows; their blobs are still stored. */
  readonly mediaIds: readonly MediaId[]
  /** Whether the tree itself and everything in it is gone. */
  readonly isGone: boolean
}

/** Permanent removal, in batches. */
export interface Purges {
  /** The next tree by id that was deleted before this moment. Takes no lock. */
  expiredTree(before: Date, after: TreeId | null): Promise<TreeId | null>
  /** A tree with records that were deleted before this moment. Takes no lock. */
  treeWithExpired(before: Date): Promise<TreeId | null>
  /**
   * Removes at most `most` records of the tree that were deleted before this moment. Dependent records come first,
   * so that no removal takes other rows with it. Blanks `before` and `after` in the audit entries of these records
   * and of proposals that name them. Returns the removed records.
   */
  removeExpired(
    treeId: TreeId,
    before: Date,
    most: number,
  ): Promise<readonly { readonly kind: DeletableKind; readonly id: string }[]>
  /**
   * Removes about `most` rows of a tree; the tree row comes last. Its audit entries stay, without tree, `before`
   * and `after`.
   */
  removeTree(treeId: TreeId, most: number): Promise<TreeRemovalBatch>
  /**
   * Removes at most `most` accounts that were deleted before this moment, with everything that belongs to them alone.
   * An account that a tree still names as its owner stays until that tree is gone. Audit entries about the accounts,
   * their memberships and what they did outside trees stay, without `before` and `after`. Returns the ids of the removed accounts.
   */
  removeUsers(before: Date, most: number): Promise<readonly UserId[]>
  /**
   * Removes sessions, API tokens, invitations, links, mailed links and stored answers that ended before this moment,
   * questions that expired a year before it, deliveries of webhooks that are no longer listed then, and uploads that
   * ended an hour before it. The blobs of uploads are left to the sweep.
   */
  removeEnded(before: Date): Promise<void>
}

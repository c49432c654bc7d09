import type { DeletableKind } from "../domain/deletion.ts"
import type { MediaId, TreeId, UserId } from "../domain/ids.ts"

/** What a batch of a tree's removal did. */
export interface RemovedSome {
  /** Media whose rows went: their blobs are left. */
  readonly mediaIds: readonly MediaId[]
  /** Whether the tree itself is gone, and nothing of it is left. */
  readonly isGone: boolean
}

/** Removal for good, a batch at a time. */
export interface Purges {
  /** The next tree by id that is deleted since before this moment; nothing is held. */
  expiredTree(before: Date, after: TreeId | null): Promise<TreeId | null>
  /** A tree that holds records deleted before this moment; nothing is held. */
  treeWithExpired(before: Date): Promise<TreeId | null>
  /**
   * Removes at most `most` records of the tree that were deleted before this moment. Records that hang on others come first, so
   * that no removal takes more than its own row along. Blanks `before` and `after` of the audit entries of these records, and of
   * proposals that name them. Returns the removed records.
   */
  removeExpired(
    treeId: TreeId,
    before: Date,
    most: number,
  ): Promise<readonly { readonly kind: DeletableKind; readonly id: string }[]>
  /** Removes about `most` of the rows that a tree owns, the tree last. Its audit entries stay, without tree, `before` and `after`. */
  removeTree(treeId: TreeId, most: number): Promise<RemovedSome>
  /**
   * Removes at most `most` accounts that were deleted before this moment, with everything that belongs to them alone. An account
   * that a tree still names as its owner stays until that tree is gone. Audit entries about the accounts, their memberships and what
   * they did outside trees stay, without `before` and `after`. Returns the ids of the removed accounts.
   */
  removeUsers(before: Date, most: number): Promise<readonly UserId[]>
  /** Removes sessions and mailed links that ended before this moment. */
  removeEnded(before: Date): Promise<void>
}

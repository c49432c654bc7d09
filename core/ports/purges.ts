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
   * Removes at most `most` records of the tree that were deleted before this moment, what hangs on others first, so that none takes
   * along more than itself. Answers which.
   */
  removeExpired(
    treeId: TreeId,
    before: Date,
    most: number,
  ): Promise<readonly { readonly kind: DeletableKind; readonly id: string }[]>
  /** Removes about `most` of the rows that a tree owns, the tree last; audit entries stay, and name no tree any more. */
  removeTree(treeId: TreeId, most: number): Promise<RemovedSome>
  /**
   * Removes at most `most` of the accounts that were deleted before this moment, with all that is theirs alone; one that a tree still names as
   * its owner waits for the end of that tree. Audit entries stay. Answers which.
   */
  removeUsers(before: Date, most: number): Promise<readonly UserId[]>
  /** Removes sessions and mailed links that ended before this moment. */
  removeEnded(before: Date): Promise<void>
}

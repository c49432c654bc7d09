import type { FeedItem, Follower } from "../../domain/change/feed.ts"
import type { TreeId } from "../../domain/ids.ts"

export interface FeedReads {
  /**
   * The next changes of a tree after this sequence number, oldest first, without gaps: at most `most`, and fewer if
   * they have many entries. Empty only if there are no more.
   */
  after(treeId: TreeId, seq: number, most: number): Promise<readonly FeedItem[]>
  /** The last sequence numbers of these trees. A tree without changes is missing. */
  revisions(treeIds: readonly TreeId[]): Promise<ReadonlyMap<TreeId, number>>
  /**
   * Whether each of these followers may still follow, in their order: the tree and the accounts are not deleted, the
   * session or token is valid, and its account and the follower are members of the tree.
   */
  mayFollow(followers: readonly Follower[], now: Date): Promise<readonly boolean[]>
}

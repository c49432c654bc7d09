import type { TreeId, UserId } from "../domain/ids.ts"
import { placesOf } from "../lib/places.ts"

/** The most streams of one account in one process. */
export const MOST_STREAMS_OF_ACCOUNT = 20

/** The most streams of one tree in one process. */
export const MOST_STREAMS_OF_TREE = 200

/** The numbers of streams of each tree and each account. */
export interface StreamCounts {
  /** Whether the account and the tree may have one more stream. */
  hasRoom(treeId: TreeId, accountId: UserId): boolean
  /** Counts one more stream, and returns how to release its place. Null if there is no room. */
  take(treeId: TreeId, accountId: UserId): (() => void) | null
}

/** Counts of streams, all zero. */
export const streamCounts = (): StreamCounts => {
  const [ofTrees, ofAccounts] = [placesOf<TreeId>(MOST_STREAMS_OF_TREE), placesOf<UserId>(MOST_STREAMS_OF_ACCOUNT)]
  return {
    hasRoom: (treeId, accountId) => ofTrees.hasFree(treeId) && ofAccounts.hasFree(accountId),
    take: (treeId, accountId) => {
      const leaveTree = ofTrees.take(treeId)
      const leaveAccount = leaveTree === null ? null : ofAccounts.take(accountId)
      if (leaveAccount === null) {
        leaveTree?.()
        return null
      }
      return () => {
        leaveTree?.()
        leaveAccount()
      }
    },
  }
}

import type { Follower } from "../domain/change/feed.ts"
import type { TreeId, UserId } from "../domain/ids.ts"
import { eachInPieces } from "../lib/each-in-pieces.ts"
import { inGroups } from "../lib/in-groups.ts"
import type { Now } from "../ports/platform/clock.ts"
import type { FeedReads } from "../ports/changes/feed-reads.ts"
import type { TreeSignals } from "../ports/changes/tree-signals.ts"
import { type FeedReceiver, FeedStream } from "./feed-stream.ts"
import { type FeedSource, FollowedTree, STREAMS_IN_A_PIECE } from "./followed-tree.ts"
import { streamCounts } from "./stream-counts.ts"

/** Where a stream begins. */
export interface FeedStart {
  readonly follower: Follower
  /** The account that the stream counts for. */
  readonly accountId: UserId
  /** The last sequence number that the follower knows. */
  readonly after: number
}

/** The streams of one process. */
export interface FeedHub {
  /** Whether the account and the tree may have one more stream. */
  hasRoom(treeId: TreeId, accountId: UserId): boolean
  /**
   * Sends changes to a receiver until it leaves or may no longer follow. Returns a function that stops this. Without
   * room the stream ends at once.
   */
  follow(start: FeedStart, receiver: FeedReceiver): () => void
  /** Ends all streams. */
  close(): void
}

export interface FeedHubPorts {
  readonly reads: { readonly feed: FeedReads }
  readonly treeSignals: TreeSignals
  readonly now: Now
}

/** The most changes that are read at once. */
const CHANGES_AT_ONCE = 200

/** The most followers or trees that are looked up at once. */
const LOOKED_UP_AT_ONCE = 1_000

/** How often rights are looked up, and changes that came without a signal. */
const LOOK_MS = 2_000

const sourceOf = ({ reads: { feed }, now }: FeedHubPorts): FeedSource => ({
  after: (treeId, seq) => feed.after(treeId, seq, CHANGES_AT_ONCE),
  allowed: async (streams) => {
    const going = new Set<FeedStream>()
    for (const group of inGroups([...streams], LOOKED_UP_AT_ONCE)) {
      const may = await feed.mayFollow(
        group.map(({ follower }) => follower),
        now(),
      )
      for (const [index, stream] of group.entries()) {
        if (may[index] === true) going.add(stream)
        else stream.end()
      }
    }
    return going
  },
})

/**
 * The streams of this process. Each tree is read once for all of its streams when it changes. All rights are looked
 * up every two seconds, so a stream ends soon after a right. Streams that wait hold no connection and no timer.
 */
export const feedHub = (ports: FeedHubPorts): FeedHub => {
  const { reads, treeSignals } = ports
  const source = sourceOf(ports)
  const trees = new Map<TreeId, { readonly tree: FollowedTree; readonly unsubscribe: () => void }>()
  const counts = streamCounts()
  let timer: ReturnType<typeof setInterval> | null = null

  const treeOf = (id: TreeId): FollowedTree => {
    const known = trees.get(id)
    if (known !== undefined) return known.tree
    const tree = new FollowedTree(id, source)
    trees.set(id, { tree, unsubscribe: treeSignals.subscribe(id, () => tree.wake()) })
    return tree
  }

  const leave = (tree: FollowedTree, stream: FeedStream): void => {
    tree.remove(stream)
    if (tree.streams.size > 0) return
    trees.get(tree.id)?.unsubscribe()
    trees.delete(tree.id)
    if (trees.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }

  const look = async (): Promise<void> => {
    const followed = [...trees.values()].map(({ tree }) => tree)
    const going = await source.allowed(followed.flatMap(({ streams }) => [...streams]))
    for (const group of inGroups(followed, LOOKED_UP_AT_ONCE)) {
      const revisions = await reads.feed.revisions(group.map(({ id }) => id))
      for (const tree of group) tree.reach(revisions.get(tree.id) ?? 0)
    }
    await eachInPieces([...going], STREAMS_IN_A_PIECE, (stream) => stream.breathe())
  }

  let isLooking = false
  const lookOnce = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    await look().catch(close)
    isLooking = false
  }

  const close = (): void => {
    for (const { tree } of [...trees.values()]) tree.endAll()
  }

  return {
    hasRoom: counts.hasRoom,
    follow: ({ follower, accountId, after }, receiver) => {
      // Others may have taken the last place since the request was accepted.
      const release = counts.take(follower.treeId, accountId)
      if (release === null) {
        receiver.end()
        return () => undefined
      }
      const tree = treeOf(follower.treeId)
      const stream = new FeedStream(follower, after, receiver, () => {
        release()
        leave(tree, stream)
      })
      tree.add(stream)
      timer ??= setInterval(() => void lookOnce(), LOOK_MS)
      return () => stream.stop()
    },
    close,
  }
}

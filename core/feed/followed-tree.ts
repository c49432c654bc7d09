import type { FeedItem } from "../domain/change/feed.ts"
import type { TreeId } from "../domain/ids.ts"
import { eachInPieces } from "../lib/each-in-pieces.ts"
import type { FeedStream } from "./feed-stream.ts"

/** What the streams of a tree need to read. */
export interface FeedSource {
  /** The next changes of the tree after this sequence number; empty if there are no more. */
  after(treeId: TreeId, seq: number): Promise<readonly FeedItem[]>
  /** Those of these streams that may go on. The others are ended. */
  allowed(streams: Iterable<FeedStream>): Promise<ReadonlySet<FeedStream>>
}

/** The most streams that are written to before other work of the process gets its turn. */
export const STREAMS_IN_A_PIECE = 20

/**
 * A tree with streams. A change is read once for all live streams. It is sent only after the rights of the followers
 * were looked up, so each follower still had the right when the change was committed.
 */
export class FollowedTree {
  readonly id: TreeId
  readonly streams = new Set<FeedStream>()
  readonly #source: FeedSource
  /** The streams that have everything up to `#position`. The others still read what is older. */
  readonly #live = new Set<FeedStream>()
  #position = 0
  #isReading = false
  #hasNews = false

  constructor(id: TreeId, source: FeedSource) {
    this.id = id
    this.#source = source
  }

  add(stream: FeedStream): void {
    this.streams.add(stream)
    void this.#catchUp(stream)
  }

  remove(stream: FeedStream): void {
    this.#live.delete(stream)
    this.streams.delete(stream)
  }

  endAll(): void {
    for (const stream of this.streams) stream.end()
  }

  /** Reads up to this sequence number, unless that has been read. */
  reach(revision: number): void {
    if (revision > this.#position) this.wake()
  }

  /** Reads what is new. */
  wake(): void {
    this.#hasNews = true
    if (!this.#isReading) void this.#readNews()
  }

  /** A failed look-up ends the streams. Their followers come back when the store answers. */
  async #readNews(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#hasNews && this.#live.size > 0) {
        this.#hasNews = false
        await this.#readAll()
      }
    } catch {
      this.endAll()
    }
    this.#isReading = false
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const items = await this.#source.after(this.id, this.#position)
      const last = items.at(-1)
      if (last === undefined) return
      const going = await this.#source.allowed(this.#live)
      this.#position = last.seq
      await eachInPieces([...this.#live], STREAMS_IN_A_PIECE, (stream) => {
        if (going.has(stream)) stream.send(items)
        else if (stream.after < last.seq) this.#readAgain(stream)
      })
    }
  }

  /** A stream that became live while others were being looked up reads for itself again. */
  #readAgain(stream: FeedStream): void {
    this.#live.delete(stream)
    void this.#catchUp(stream)
  }

  /** Sends a stream what is older than the live streams have, and makes it live then. */
  async #catchUp(stream: FeedStream): Promise<void> {
    try {
      while (!stream.isOver) {
        const items = await this.#source.after(this.id, stream.after)
        if (stream.isOver || (items.length === 0 && this.#joins(stream))) return
        if ((await this.#source.allowed([stream])).has(stream)) stream.send(items)
        if (!stream.isOver) await stream.drained()
      }
    } catch {
      stream.end()
    }
  }

  /** Makes a stream live that has read everything. False if the live streams have more. */
  #joins(stream: FeedStream): boolean {
    if (this.#live.size === 0 && !this.#isReading) this.#position = stream.after
    if (stream.after < this.#position) return false
    this.#live.add(stream)
    // Something may have been committed since the stream read.
    this.wake()
    return true
  }
}

import type { FeedItem, Follower } from "../domain/change/feed.ts"

/** The receiver of a stream. */
export interface FeedReceiver {
  /** Sends changes. False if the receiver has left, or takes them too slowly. */
  send(items: readonly FeedItem[]): boolean
  /** Sends a sign of life. False as above. */
  comment(): boolean
  /** Resolves when the receiver has taken what was sent, or has left. */
  drained(): Promise<void>
  /** Ends the stream. */
  end(): void
}

/** Looks until a stream without changes gets a comment. */
const QUIET_LOOKS = 8

/** One stream of the changes of a tree to one receiver. */
export class FeedStream {
  readonly follower: Follower
  readonly #receiver: FeedReceiver
  readonly #leave: (stream: FeedStream) => void
  /** The sequence number of the last change that was sent. */
  after: number
  isOver = false
  #quietFor = 0

  /** `leave` is called once, when the stream is over. */
  constructor(follower: Follower, after: number, receiver: FeedReceiver, leave: (stream: FeedStream) => void) {
    this.follower = follower
    this.after = after
    this.#receiver = receiver
    this.#leave = leave
  }

  /** Sends those of these changes that were not sent yet. A receiver that is too slow is dropped. */
  send(items: readonly FeedItem[]): void {
    const fresh = items.every(({ seq }) => seq > this.after) ? items : items.filter(({ seq }) => seq > this.after)
    const last = fresh.at(-1)
    if (this.isOver || last === undefined) return
    this.#quietFor = 0
    if (this.#receiver.send(fresh)) this.after = last.seq
    else this.end()
  }

  /** Sends a comment if nothing was sent for a while. */
  breathe(): void {
    this.#quietFor += 1
    if (this.isOver || this.#quietFor < QUIET_LOOKS) return
    this.#quietFor = 0
    if (!this.#receiver.comment()) this.end()
  }

  drained(): Promise<void> {
    return this.#receiver.drained()
  }

  /** Ends the stream because its follower has left. */
  stop(): void {
    if (this.isOver) return
    this.isOver = true
    this.#leave(this)
  }

  /** Ends the stream from here. */
  end(): void {
    if (this.isOver) return
    this.stop()
    this.#receiver.end()
  }
}

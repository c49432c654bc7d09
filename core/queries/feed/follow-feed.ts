import * as E from "fp-ts/lib/Either.js"
import type { Credential } from "../../domain/change/feed.ts"
import type { DomainError } from "../../domain/errors.ts"
import { ApiTokenId, type TreeId } from "../../domain/ids.ts"
import type { FeedHub } from "../../feed/feed-hub.ts"
import type { FeedReceiver } from "../../feed/feed-stream.ts"
import type { Reads } from "../../ports/reads.ts"
import { StoreBusy } from "../../ports/unavailable.ts"
import type { Actor } from "../../use-case/command.ts"
import type { Reader } from "../../use-case/query.ts"
import { endOfFeed } from "../../view/followed-feed.ts"

export interface FollowFeed {
  readonly treeId: TreeId
  /** The last sequence number that the follower knows; null for none. */
  readonly after: number | null
}

/** Starts a stream to a receiver. Returns a function that stops it. */
export type StartFeed = (receiver: FeedReceiver) => () => void

const RETRY_AFTER_SECONDS = 30

/**
 * The changes of a tree as they happen, for a member, until the membership or the credentials end. Throws `StoreBusy`
 * if the account or the tree has too many streams.
 */
export const followFeed =
  (ports: { readonly reads: Reads }, hub: FeedHub) =>
  async (actor: Actor, reader: Reader, { treeId, after }: FollowFeed): Promise<E.Either<DomainError, StartFeed>> => {
    const start = { treeId, after: after ?? 0 }
    const end = await endOfFeed(ports.reads, reader, start)
    if (E.isLeft(end)) return end
    const credential = credentialOf(actor)
    if (credential === null || reader.userId === null) return E.left({ _tag: "Unauthenticated" })
    if (!hub.hasRoom(treeId, actor.userId)) throw new StoreBusy("Too many event streams are open.", RETRY_AFTER_SECONDS)
    const follower = { treeId, userId: reader.userId, credential }
    return E.right((receiver) => hub.follow({ follower, accountId: actor.userId, after: start.after }, receiver))
  }

/** The session or API token of an actor. */
const credentialOf = ({ sessionId, via }: Actor): Credential | null => {
  if (sessionId !== null) return { kind: "session", id: sessionId }
  return via !== undefined && ApiTokenId.is(via.id) ? { kind: "token", id: via.id } : null
}

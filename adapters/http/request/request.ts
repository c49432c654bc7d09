import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import type { UserId } from "../../../core/domain/ids.ts"
import type { RequestHash } from "./request-hash.ts"
import type { Caller } from "../../../core/ports/caller.ts"

/**
 * A request, as the protocol sees it. The adapter of an HTTP framework makes one of each request of its framework
 * (`adapters/koa/request.ts`).
 */
export interface HttpRequest {
  readonly method: string
  /** The path of the address, without the query. */
  readonly path: string
  /** The query of the address, without its question mark. */
  readonly search: string
  readonly headers: IncomingHttpHeaders
  /** The values of the placeholders in the path of the route. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** The network address of the client. Behind trusted proxies, the address that they state. */
  readonly address: string
  /** Scheme, host and port under which the client reached the service. */
  readonly origin: string
  /** The request of Node, of which the protocol reads forms and uploads as streams. */
  readonly body: IncomingMessage
  /** The response of Node. The protocol sets headers and sees when the client leaves; the framework sends. */
  readonly response: ServerResponse
  readonly state: RequestState
  /**
   * Reads the whole body. Null if it has more than `most` bytes; the rest is then left unread. Fails if the client
   * leaves before its end.
   */
  readBody(most: number): Promise<Buffer | null>
}

export interface RequestState {
  readonly requestId: string
  readonly caller: RequestingCaller
  /** The matching operation, once it is known. */
  route?: { readonly operationId: string; readonly path: string }
  /** Set if the request has an idempotency key. What reads the body adds it. */
  hash?: RequestHash
}

/** A caller who is identified while the request is handled. */
interface RequestingCaller extends Caller {
  /** The account of the caller; null before sign-in. */
  readonly userId: UserId | null
  identify<A extends { readonly actor: { readonly userId: UserId } }>(
    token: string,
    find: () => Promise<A | null>,
  ): Promise<A | null>
}

/** Whether a request with this method changes nothing. */
export const isRead = (method: string): boolean => method === "GET" || method === "HEAD"

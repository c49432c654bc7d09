import type { IncomingMessage, ServerResponse } from "node:http"
import type { UserId } from "../../core/domain/ids.ts"
import type { Caller } from "../../core/ports/caller.ts"

/** What a caller is known by. */
interface Request {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly ip: string
}

const never = new AbortController().signal

/** The caller of a request: an address at first, an account as soon as it is known. Only reads are given up when the client leaves; a write goes on to its end. */
export class RequestCaller implements Caller {
  readonly #ctx: Request
  readonly #isRead: boolean
  #userId: UserId | null = null
  #left: AbortController | null = null

  constructor(ctx: Request) {
    this.#ctx = ctx
    this.#isRead = ctx.req.method === "GET" || ctx.req.method === "HEAD"
  }

  get account(): string {
    return this.#userId ?? this.#ctx.ip
  }

  /** Notes which account it is. */
  identify(userId: UserId): void {
    this.#userId = userId
  }

  hasLeft(): boolean {
    return this.#isRead && this.#ctx.res.destroyed
  }

  left(): AbortSignal {
    if (!this.#isRead) return never
    if (this.#left === null) {
      const left = new AbortController()
      this.#left = left
      this.#ctx.res.once("close", () => left.abort())
      if (this.#ctx.res.destroyed) left.abort()
    }
    return this.#left.signal
  }
}

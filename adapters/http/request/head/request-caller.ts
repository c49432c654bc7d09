import type { UserId } from "../../../../core/domain/ids.ts"
import { type Caller, CallerLeft } from "../../../../core/ports/caller.ts"
import { countedAddress } from "./client-address.ts"
import type { HttpRequest } from "../request.ts"

/** The parts of a request that identify a caller. */
type CallerRequest = Pick<HttpRequest, "method" | "address" | "response">

const never = new AbortController().signal
// Without a reason, each abort would make an error with a stack.
const gone = new CallerLeft()

/**
 * The caller of a request: first an address, then an account once it is known. Only reads stop when the client
 * leaves; a write is completed.
 */
export class RequestCaller implements Caller {
  readonly #request: CallerRequest
  readonly #isRead: boolean
  #account: string | null = null
  #userId: UserId | null = null
  #left: AbortController | null = null

  constructor(request: CallerRequest) {
    this.#request = request
    this.#isRead = request.method === "GET" || request.method === "HEAD"
  }

  /** The account of the caller; null before sign-in. */
  get userId(): UserId | null {
    return this.#userId
  }

  get account(): string {
    return this.#account ?? countedAddress(this.#request.address)
  }

  /**
   * Records the account of a token once `find` returns it. Until then the token identifies the caller: behind a
   * proxy all clients may have one address, and those who do not sign in must not delay those who do.
   */
  async identify<A extends { readonly actor: { readonly userId: UserId } }>(
    token: string,
    find: () => Promise<A | null>,
  ): Promise<A | null> {
    this.#account = `session ${token}`
    const found = await find()
    this.#userId = found?.actor.userId ?? null
    this.#account = this.#userId
    return found
  }

  hasLeft(): boolean {
    return this.#isRead && this.#request.response.destroyed
  }

  left(): AbortSignal {
    if (!this.#isRead) return never
    if (this.#left === null) {
      const left = new AbortController()
      this.#left = left
      this.#request.response.once("close", () => left.abort(gone))
      if (this.#request.response.destroyed) left.abort(gone)
    }
    return this.#left.signal
  }
}

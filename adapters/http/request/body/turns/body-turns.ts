import { type EndTurn, openTurns, type Turns } from "../../../../../core/lib/turns.ts"
import { leaveSignal } from "../../leave-signal.ts"
import type { HttpRequest } from "../../request.ts"
import { takeTurn } from "./upload-turns.ts"

/** JSON bodies above this size are large. */
export const LARGE_BYTES = 65_536

/** With the largest JSON body of 1 MiB, a process holds 32 MiB of bodies that are not parsed yet, and 8 MiB of one account. */
const MOST_BODIES = 32
const MOST_OF_AN_ACCOUNT = 8
const MOST_WAITING = 1_000

/** Turns of large JSON bodies, from their first byte until they are parsed. */
const bodyTurns = (): Turns =>
  openTurns({ running: MOST_BODIES, runningPerAccount: MOST_OF_AN_ACCOUNT, waiting: MOST_WAITING })

/** All hosts of a process share its memory. */
const turns = bodyTurns()

/** The work of the requests that are ahead may take long: a batch of 1,000 takes seconds. */
const PATIENCE_MS = 60_000

/** Turns of requests with large JSON bodies of one account, from before their first byte until they are answered. */
const requests = openTurns({ running: Infinity, runningPerAccount: MOST_OF_AN_ACCOUNT, waiting: MOST_WAITING })

/** Turns of the work of such requests: one at a time for each account, because parts of it keep the thread busy. */
const work = openTurns({ running: Infinity, runningPerAccount: 1, waiting: Infinity })

/** A turn for a request with a large JSON body, before its bytes are read. Throws `StoreBusy` if the wait is too long. */
export const takeRequestTurn = (request: HttpRequest): Promise<EndTurn> =>
  takeTurn(request, requests, { patienceMs: PATIENCE_MS, detail: "Too many large bodies are in progress." })

/**
 * A turn for the work of such a request, after its body is read. The turns of requests bound how many wait for one.
 * Rejects with `CallerLeft` if the sender leaves while it waits: nothing of the work has begun.
 */
export const takeWorkTurn = (request: HttpRequest): Promise<EndTurn | null> =>
  work.take(request.state.caller.account, leaveSignal(request))

/** Whether the body of a request is or may be large: one of unknown length is. */
export const isLarge = ({ headers }: HttpRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > LARGE_BYTES

/** Receives a JSON body with `receive`. A large one waits before its bytes are read. Throws `StoreBusy` if that takes too long. */
export const inBodyTurn = async <A>(
  request: HttpRequest,
  patienceMs: number,
  receive: () => Promise<A>,
): Promise<A> => {
  if (!isLarge(request)) return receive()
  const end = await takeTurn(request, turns, { patienceMs, detail: "Too many large bodies are in progress." })
  try {
    return await receive()
  } finally {
    end()
  }
}

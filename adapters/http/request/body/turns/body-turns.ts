import { openTurns, type Turns } from "../../../../../core/lib/turns.ts"
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

/** Whether the body of a request is or may be large: one of unknown length is. */
const isLarge = ({ headers }: HttpRequest): boolean =>
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

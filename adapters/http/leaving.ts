import { CallerLeft } from "../../core/ports/caller.ts"
import type { HttpContext } from "./host.ts"

/** Aborted when the caller leaves before the answer is sent. */
export const leaving = ({ req, res }: HttpContext): AbortSignal => {
  const left = new AbortController()
  const leave = (): void => {
    if (!res.writableFinished) left.abort(new CallerLeft())
  }
  res.once("close", leave)
  // A caller who has left already says so no more.
  if (req.socket.destroyed) leave()
  return left.signal
}

import { CallerLeft } from "../../core/ports/caller.ts"
import type { HttpContext } from "./host.ts"

/** A signal that is aborted if the caller leaves before the answer is sent. */
export const leaveSignal = ({ req, res }: HttpContext): AbortSignal => {
  const left = new AbortController()
  const leave = (): void => {
    if (!res.writableFinished) left.abort(new CallerLeft())
  }
  res.once("close", leave)
  // No event is emitted for a caller who has already left.
  if (req.socket.destroyed) leave()
  return left.signal
}

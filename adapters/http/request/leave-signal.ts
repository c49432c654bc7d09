import { CallerLeft } from "../../../core/ports/caller.ts"
import type { HttpRequest } from "./request.ts"

/** A signal that is aborted if the caller leaves before the answer is sent. */
export const leaveSignal = ({ body, response }: HttpRequest): AbortSignal => {
  const left = new AbortController()
  const leave = (): void => {
    if (!response.writableFinished) left.abort(new CallerLeft())
  }
  response.once("close", leave)
  // No event is emitted for a caller who has already left.
  if (body.socket.destroyed) leave()
  return left.signal
}

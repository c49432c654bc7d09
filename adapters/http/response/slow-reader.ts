import type { ServerResponse } from "node:http"

/** A shorter text fits in the buffers of the operating system, whether or not the client reads it. */
export const SHORT_CHARACTERS = 65_536

/**
 * Closes the connection if the reader takes nothing of an answer for this time. An answer that is slow to be
 * produced does not count.
 */
export const dropStalledReader = (res: ServerResponse, patienceMs: number): void => {
  res.setTimeout(patienceMs, () => {
    const { socket } = res
    if (socket === null) return
    // Node calls this only if the operating system has taken none of the waiting bytes.
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(patienceMs)
  })
}

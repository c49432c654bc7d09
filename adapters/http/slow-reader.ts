import type { ServerResponse } from "node:http"

/** What is shorter lies in the buffers of the system, whether or not anyone reads it. */
export const SHORT_CHARACTERS = 65_536

/** Closes the connection of a reader who takes nothing of an answer for so long. An answer that is slow to come is waited for. */
export const dropStalledReader = (res: ServerResponse, patienceMs: number): void => {
  res.setTimeout(patienceMs, () => {
    const { socket } = res
    if (socket === null) return
    // Node calls this only when the system has taken nothing of what waits here either.
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(patienceMs)
  })
}

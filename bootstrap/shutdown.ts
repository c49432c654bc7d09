import { once } from "node:events"
import type { Server } from "node:http"
import type { Socket } from "node:net"

const LOOK_MS = 50

/**
 * Returns a function that stops this server: it accepts no new connections, closes idle ones, and completes running
 * requests until `late` aborts. Node counts a connection as idle only after its first request, and browsers
 * open some in advance.
 */
export const closing = (server: Server): ((late: AbortSignal) => Promise<void>) => {
  const fresh = new Set<Socket>()
  server.on("connection", (socket) => {
    fresh.add(socket)
    socket.once("close", () => fresh.delete(socket))
  })
  server.on("request", ({ socket }) => fresh.delete(socket))
  return async (late) => {
    if (!server.listening) return
    const closed = once(server, "close")
    server.close()
    // A busy connection becomes idle after its answer, and would then wait for another request.
    const closeIdle = (): void => {
      server.closeIdleConnections()
      for (const socket of fresh) socket.destroy()
    }
    closeIdle()
    const idle = setInterval(closeIdle, LOOK_MS)
    const breakOff = (): void => server.closeAllConnections()
    late.addEventListener("abort", breakOff, { once: true })
    if (late.aborted) breakOff()
    await closed
    clearInterval(idle)
    late.removeEventListener("abort", breakOff)
  }
}

/**
 * Resolves with the first signal that asks this process to end. Further ones are ignored, because stopping takes a
 * bounded time.
 */
export const stopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve(signal))
  })

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

const endings = ["SIGINT", "SIGTERM"] as const

/** Some programs pass on Ctrl-C although the terminal sends it too, such as npm. A repetition within this time is the same one. */
const SAME_MS = 500

/** What follows the time of requests and database: traces, and the threads of a slow machine. */
const REST_SECONDS = 10

/**
 * Resolves with the first signal that asks this process to end. The next signal ends it at once, with code 1. So
 * does a stop that takes longer than twice `shutdownSeconds` and ten seconds more.
 */
export const stopSignal = (shutdownSeconds: number): Promise<string> =>
  new Promise((resolve) => {
    let first: number | null = null
    const endAtOnce = (reason: string): void => {
      console.error(`Stemma ends at once: ${reason}. What was committed is stored, and open jobs run again later.`)
      process.exit(1)
    }
    const onSignal = (signal: string): void => {
      if (first !== null) {
        if (performance.now() - first > SAME_MS) endAtOnce(`it received ${signal} while it stopped`)
        return
      }
      first = performance.now()
      const seconds = 2 * shutdownSeconds + REST_SECONDS
      setTimeout(() => endAtOnce(`it did not stop within ${seconds} seconds`), seconds * 1_000).unref()
      resolve(signal)
    }
    for (const ending of endings) process.on(ending, onSignal)
  })

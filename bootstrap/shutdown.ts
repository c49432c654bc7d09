import { once } from "node:events"
import type { Server } from "node:http"

const PATIENCE_MS = 10_000
const LOOK_MS = 50

/** Ends a server: no new connections, idle ones closed, requests under way finished, or broken off when they take too long. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, "close")
  server.close()
  // A connection that was busy becomes idle with its answer, and would then wait for another request.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

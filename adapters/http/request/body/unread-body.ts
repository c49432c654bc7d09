import type { IncomingMessage, ServerResponse } from "node:http"

/**
 * How much of a body is received after its answer, and for how long. A client that is still sending might otherwise
 * not read the answer.
 */
const MOST_BYTES = 16 * 1_048_576
const LONGEST_MS = 5_000

/**
 * Receives the rest of a body after its answer, and closes the connection if it is too much. Without this, a
 * refused upload would be received completely.
 */
export const boundUnreadBody = (req: IncomingMessage, res: ServerResponse): void => {
  const { headers } = req
  if (headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0") return
  res.once("finish", () => {
    if (req.complete || req.destroyed) return
    const { socket } = req
    const most = socket.bytesRead + MOST_BYTES
    const close = (): void => {
      if (!req.complete) socket.destroy()
    }
    const timer = setTimeout(close, LONGEST_MS).unref()
    req
      .on("data", () => socket.bytesRead > most && close())
      .once("close", () => clearTimeout(timer))
      .once("end", () => clearTimeout(timer))
      .resume()
  })
}

/** Ends the reading of a body after its pending chunk. The rest is received and dropped. Nothing waits for that. */
export const leaveBody = (req: IncomingMessage, body: AsyncIterator<unknown>): void => {
  void Promise.resolve(body.return?.()).then(
    () => req.resume(),
    () => undefined,
  )
}

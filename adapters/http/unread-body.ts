import type { IncomingMessage, ServerResponse } from "node:http"

/** How much of a body is taken in after its answer, and for how long: a client that still sends might not read the answer otherwise. */
const MOST_BYTES = 16 * 1_048_576
const LONGEST_MS = 5_000

/** Takes in what is left of a body once its answer is sent, and closes the connection when that is much. Without this a refused upload would be received to its end. */
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

import { once } from "node:events"
import { connect, type Socket } from "node:net"
import type { RunningServer } from "./running-service.ts"

/** A client that sends a request, takes the head of the answer and then as much as it is asked to. */
export interface SlowReader {
  readonly status: number
  /** The head of the answer, and the first bytes of its body. */
  readonly head: string
  /** Whether the server has broken the connection off. */
  isDropped(): boolean
  /** Takes all that is left, and answers how many bytes it was. */
  takeRest(): Promise<number>
  leave(): void
}

/** Sends a GET and reads no more than the first bytes of the answer. */
export const slowReader = async (
  { url }: Pick<RunningServer, "url">,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<SlowReader> => {
  const { hostname, port, host } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let isDropped = false
  socket.on("error", () => (isDropped = true)).on("end", () => (isDropped = true))
  const lines = Object.entries({ Host: host, Connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)
  const [first] = await once(socket, "data")
  socket.pause()
  const head = String(first)
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    head,
    isDropped: () => isDropped,
    takeRest: async () => {
      let taken = 0
      socket.on("data", (chunk) => (taken += chunk.length))
      const closed = once(socket, "close")
      socket.resume()
      await closed
      return taken
    },
    leave: () => socket.destroy(),
  }
}

import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"

/** A way to a server that can be cut off. */
export interface Proxy {
  readonly url: string
  /** Breaks every connection, and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Opens a proxy of TCP connections to the server at this URL. */
export const openProxy = async (target: string): Promise<Proxy> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const join = (one: Socket, other: Socket): void => {
    sockets.add(one)
    one
      .on("error", () => other.destroy())
      .on("close", () => {
        sockets.delete(one)
        other.destroy()
      })
    one.pipe(other)
  }
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    join(client, upstream)
    join(upstream, client)
  })
  const listen = async (own: number): Promise<number> => {
    await once(server.listen(own, "127.0.0.1"), "listening")
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }
  const own = await listen(0)
  return {
    url: `http://127.0.0.1:${own}`,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, "close")
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => void (await listen(own)),
  }
}

import { once } from "node:events"
import { createServer } from "node:net"

/** A port of 127.0.0.1 that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const listening = createServer().listen(0, "127.0.0.1")
  await once(listening, "listening")
  const address = listening.address()
  listening.close()
  await once(listening, "close")
  if (typeof address !== "object" || address === null) throw new Error("no port")
  return address.port
}

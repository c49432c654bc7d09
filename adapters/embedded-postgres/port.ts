import { once } from "node:events"
import { readFile, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"

/**
 * The port to listen on: the requested one, else that of the last start if it is free, else any free one. It is
 * stored in `<dataDir>/postgres.port`, so that an address that another tool uses stays valid.
 */
export const choosePort = async (dataDir: string, asked: number): Promise<number> => {
  if (asked !== 0) return asked
  const file = join(dataDir, "postgres.port")
  const last = Number(await readFile(file, "utf8").catch(() => "0"))
  const port = (await freePort(last)) ?? (await freePort(0))
  if (port === null) throw new Error("there is no free port on 127.0.0.1")
  if (port !== last) await writeFile(file, `${port}\n`)
  return port
}

/** The port, if it is free now; 0 asks for any. */
const freePort = async (port: number): Promise<number | null> => {
  const server = createServer()
  try {
    await once(server.listen({ port, host: "127.0.0.1", exclusive: true }), "listening")
    const address = server.address()
    await once(server.close(), "close")
    return typeof address === "object" ? (address?.port ?? null) : null
  } catch {
    return null
  }
}

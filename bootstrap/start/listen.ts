import { once } from "node:events"
import type { Server } from "node:http"

/** Where to listen, and the name of the setting of the port. */
interface Address {
  readonly host: string
  readonly port: number
  readonly portName: string
}

/** Listens. Rejects with an Error of one line that names the setting to correct, and how. */
export const listen = async (server: Server, address: Address): Promise<void> => {
  server.listen(address.port, address.host)
  try {
    await once(server, "listening")
  } catch (error) {
    const reason = reasonOf(error instanceof Error && "code" in error ? error.code : null, address)
    throw reason === null ? error : new Error(reason, { cause: error })
  }
}

const reasonOf = (code: unknown, { host, port, portName }: Address): string | null => {
  switch (code) {
    case "EADDRINUSE":
      return `${portName} ${port} of ${host} is already in use: stop the program that uses it, or set another ${portName}.`
    case "EACCES":
      return `${portName} ${port} needs rights that this account does not have: set ${portName} to 1024 or more.`
    case "EADDRNOTAVAIL":
      return `HOST ${host} is not an address of this machine: set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is unknown: set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`
    default:
      return null
  }
}

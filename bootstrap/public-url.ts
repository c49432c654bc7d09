import type { Server } from "node:http"
import type { Config } from "./config.ts"

/** What stands for every address of a machine, and is none to go to. */
const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"])

/**
 * Where the service is reached, without a slash at its end: `PUBLIC_URL`, or else where the server listens, on the port that it got; of a process
 * without a server, where the settings say that one is. Who listens on every address is found on its own machine at least.
 */
export const publicUrlOf = ({ publicUrl, host, port }: Config, server: Server | null): string => {
  if (publicUrl !== null) return publicUrl
  const address = server?.address() ?? null
  const name = everywhere.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host
  return `http://${name}:${typeof address === "object" && address !== null ? address.port : port}`
}

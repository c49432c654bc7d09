import type { Server } from "node:http"
import type { Config } from "./config.ts"

/** Addresses that mean all addresses of a machine. Clients cannot connect to them. */
const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"])

/**
 * The address of the service without a trailing slash: `PUBLIC_URL`, or the address and actual port of the server;
 * in a process without a server, the address of the settings. A server that listens on all addresses can at least
 * be reached on its own machine.
 */
export const publicUrlOf = ({ publicUrl, host, port }: Config, server: Server | null): string => {
  if (publicUrl !== null) return publicUrl
  const address = server?.address() ?? null
  const reachable = everywhere.has(host) ? "localhost" : host
  const name = reachable.includes(":") ? `[${reachable}]` : reachable
  return `http://${name}:${typeof address === "object" && address !== null ? address.port : port}`
}

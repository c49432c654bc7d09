import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { serversOf } from "../../adapters/mikro-orm/connection/database-hosts.ts"
import { firstUrl, NoPrimary } from "../../adapters/mikro-orm/connection/primary.ts"
import type { Config } from "../config.ts"
import { unreachable } from "./network-fault.ts"

/**
 * The reason why a process could not start, in one line: the host and the cause if a server cannot be used, and the
 * remedy if there is a usual one. It contains no password.
 */
export const startFailure = (error: unknown, { databaseUrl }: Pick<Config, "databaseUrl">): string => {
  const cause = error instanceof StoreUnavailable ? error.cause : error
  const database = databaseUrl === null || databaseUrl.startsWith("memory:") ? null : databaseUrl
  return oneLine((database === null ? null : databaseFailure(cause, database)) ?? messageOf(error))
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")

/** The attempts of an AggregateError have messages, the error itself has none. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(messageOf).join("; ")
  return error instanceof Error ? error.message : String(error)
}

const oneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ")

/** Why no connection is made, by the code of the network or of PostgreSQL (appendix A). */
const noConnection: Readonly<Record<string, string>> = {
  ...unreachable,
  "57P03": "it starts or stops at the moment",
  "53300": "it has no free connection",
}

const SQL_STATE = /^[0-9A-Z]{5}$/

const databaseFailure = (cause: unknown, url: string): string | null => {
  const [servers, address] = [serversOf(url), new URL(firstUrl(url))]
  const where = servers === "" ? "the database of DATABASE_URL" : `the database at ${servers}`
  if (cause instanceof NoPrimary) return `DATABASE_URL: ${where}: ${cause.message} Promote one of them, or wait.`
  const user = decodeURIComponent(address.username)
  const name = decodeURIComponent(address.pathname.slice(1)) || user
  const code = codeOf(cause)
  const reason = noConnection[code]
  if (reason !== undefined)
    return `DATABASE_URL: ${where} cannot be reached: ${reason} (${code}). Start it, or correct the address.`
  if (/^timeout expired/.test(messageOf(cause)))
    return `DATABASE_URL: ${where} cannot be reached: it does not answer. Start it, or correct the address.`
  switch (code) {
    case "28P01":
      return `DATABASE_URL: ${where} refuses the password of the user "${user}". Correct the user or the password.`
    case "3D000":
      return (
        `DATABASE_URL: ${where} does not exist. Create it: CREATE DATABASE "${name}" OWNER "${user}" TEMPLATE template0 ` +
        "ENCODING 'UTF8' LC_CTYPE 'C.UTF-8';"
      )
    case "42501":
      return (
        `DATABASE_URL: ${where} refuses the user "${user}": ${messageOf(cause)}. As its administrator, run: ALTER ` +
        `DATABASE "${name}" OWNER TO "${user}"; GRANT CREATE ON SCHEMA public TO "${user}";`
      )
    default:
      return !SQL_STATE.test(code) ? null : `DATABASE_URL: ${where} cannot be used: ${messageOf(cause)} (${code}).`
  }
}

import { StoreUnavailable } from "../../core/ports/unavailable.ts"

/** Serialization failure, deadlock, and a unique key that another transaction took first (PostgreSQL, appendix A). */
const lostRaces: ReadonlySet<string> = new Set(["40001", "40P01", "23505"])

/** The network's and the server's ways to say that nobody is there, or nobody who takes writes. */
const outOfReach: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "25006",
])

/** What `pg` says, without a code, of a connection that is gone. */
const goneMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

/** Whether the same transaction, tried again, may well succeed. */
export const isLostRace = (error: unknown): boolean => lostRaces.has(codeOf(error))

/** The error of a statement, or a `StoreUnavailable` when it says that the database is out of reach. */
export const storeError = (error: unknown): unknown => {
  const code = codeOf(error)
  const gone =
    outOfReach.has(code) || code.startsWith("08") || (error instanceof Error && goneMessages.test(error.message))
  return gone ? new StoreUnavailable("The database is out of reach.", { cause: error }) : error
}

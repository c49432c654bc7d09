import { OptimisticLockError } from "@mikro-orm/postgresql"
import { CallerLeft } from "../../core/ports/caller.ts"
import { StorageFull, StoreBusy, StoreUnavailable } from "../../core/ports/unavailable.ts"

/**
 * Serialization failure, deadlock, and a unique key that another transaction took first (PostgreSQL, appendix A).
 */
const lostRaces: ReadonlySet<string> = new Set(["40001", "40P01", "23505"])

/** Error codes of the network and the server when no server accepts writes. */
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
  // The transaction was open without a statement for too long, so the server closed its connection.
  "25P03",
  // Out of memory; configuration limit exceeded.
  "53200",
  "53400",
])

/** The statement took too long, or waited too long for a lock. */
const tooSlow: ReadonlySet<string> = new Set(["57014", "55P03"])

/** The disk of the database is full. */
const DISK_FULL = "53100"

const RETRY_AFTER_SECONDS = 5

/** Messages of `pg`, which have no code, for a closed connection. */
const goneMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

/** Whether the same transaction may succeed when it is tried again. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof OptimisticLockError || lostRaces.has(codeOf(error))

/**
 * The error of a statement as an error of the ports: `StoreUnavailable`, `StoreBusy` or `StorageFull`. Other errors
 * are defects and returned unchanged.
 */
export const storeError = (error: unknown): unknown => {
  if (error instanceof StoreBusy || error instanceof CallerLeft) return error
  const code = codeOf(error)
  if (code === DISK_FULL) return new StorageFull("The disk of the database is full.", { cause: error })
  if (tooSlow.has(code)) return new StoreBusy("A statement took too long.", RETRY_AFTER_SECONDS, { cause: error })
  const gone =
    outOfReach.has(code) || code.startsWith("08") || (error instanceof Error && goneMessages.test(error.message))
  return gone ? new StoreUnavailable("The database cannot be reached.", { cause: error }) : error
}

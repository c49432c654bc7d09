import { type ClientBase, Pool, type PoolClient } from "pg"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { storeError } from "./failures.ts"
import { parserOf } from "./parsers.ts"
import { setSimilarity } from "./reads/search.ts"

/** What each connection is told first. */
const settings = [
  setSimilarity,
  // Compiling a plan, or starting workers for it, costs more than any of the statements sent.
  "set jit = off",
  "set max_parallel_workers_per_gather = 0",
  // Moments then come in one form, which `parserOf` takes for granted.
  "set timezone = 'UTC'",
].join("; ")

/** A pool of at most `max` connections; `log` is told of those that break. */
export const openPool = (url: string, max: number, log: (message: string) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(settings),
  })
  const broken = (error: Error): void => {
    // The server's own goodbye may overtake that of a pool which ends.
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  }
  // A connection that breaks while nobody uses it must not end the process.
  pool.on("connect", (client) => client.on("error", broken))
  pool.on("error", broken)
  return pool
}

/** A connection of the pool, to be released; throws `StoreUnavailable` when none can be had. */
export const connect = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw storeError(error)
  })

/** The answer to a read, on any connection. A read can be repeated: where a connection turns out broken, another is asked. */
export const read = async <A>(pool: Pool, work: (client: ClientBase) => Promise<A>, tries = 5): Promise<A> => {
  const client = await connect(pool)
  try {
    const answer = await work(client)
    client.release()
    return answer
  } catch (error) {
    const failure = storeError(error)
    const isBroken = failure instanceof StoreUnavailable
    client.release(isBroken)
    if (isBroken && tries > 1) return read(pool, work, tries - 1)
    throw failure
  }
}

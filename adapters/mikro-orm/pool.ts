import { Pool, type PoolClient, type QueryArrayConfig, type QueryArrayResult, types, TypeOverrides } from "pg"
import { remembered } from "../../core/remembered.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { storeError } from "./failures.ts"
import { setSimilarity } from "./reads/search.ts"

/** What each connection is told first. */
const settings = [
  setSimilarity,
  // Compiling a plan, or starting workers for it, costs more than any of the statements sent.
  "set jit = off",
  "set max_parallel_workers_per_gather = 0",
  // Moments then come in one form, which `moment` reads.
  "set timezone = 'UTC'",
].join("; ")

/** Milliseconds of `2026-06-01 12:00:00.123+00`, read in a fifth of the time that `pg` takes, which counts the parts of any form. */
const milliseconds = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

/** What one command or import wrote is of one moment: most rows of a page say the same. */
const lately = remembered(1_000, milliseconds)

const moment = (text: string): Date => new Date(lately(text))

/** A pool of at most `max` connections; `log` is told of those that break. */
export const openPool = (url: string, max: number, log: (message: string) => void): Pool => {
  const parsers = new TypeOverrides(types)
  parsers.setTypeParser(types.builtins.INT8, Number)
  parsers.setTypeParser(types.builtins.TIMESTAMPTZ, moment)
  const pool = new Pool({ connectionString: url, max, types: parsers, connectionTimeoutMillis: 10_000, onConnect: (client) => client.query(settings) })
  const broken = (error: Error): void => log(`A database connection broke: ${error.message}`)
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
export const read = async (pool: Pool, config: QueryArrayConfig, tries = 5): Promise<QueryArrayResult> => {
  const client = await connect(pool)
  try {
    const result = await client.query(config)
    client.release()
    return result
  } catch (error) {
    const failure = storeError(error)
    const isBroken = failure instanceof StoreUnavailable
    client.release(isBroken)
    if (isBroken && tries > 1) return read(pool, config, tries - 1)
    throw failure
  }
}

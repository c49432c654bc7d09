import { setTimeout } from "node:timers/promises"
import { Client } from "pg"

const BEAT_MS = 5_000

/** So long a worker may be at a job before its sign of life is there. */
const NEWBORN = "10 seconds"

/** The lock that a worker holds as long as it lives: the database lets go of it with the worker's connection. */
const lockOf = (id: string): string => `hashtextextended('stemma.worker ' || ${id}, 0)`

const hold = `select pg_advisory_lock(${lockOf("$1::text")})`

/** Gives the jobs of workers that are gone back to the queue. */
const takeOver = `select graphile_worker.force_unlock_workers(array(
  select w.locked_by from (
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '${NEWBORN}' and locked_by <> $1::text
  ) w
  where pg_try_advisory_xact_lock(${lockOf("w.locked_by")})
))`

export interface SignOfLife {
  stop(): Promise<void>
}

/**
 * Shows that this worker lives, and looks after the jobs of those that do not. graphile-worker itself lets four hours pass before it
 * takes a job from a worker that died.
 */
export const signOfLife = (url: string, workerId: string, log: (message: string) => void): SignOfLife => {
  const stopping = new AbortController()
  const beat = async (): Promise<void> => {
    const client = new Client({ connectionString: url })
    const broken = new Promise<never>((_, reject) => client.on("error", reject))
    broken.catch(() => undefined)
    try {
      await client.connect()
      await client.query(hold, [workerId])
      while (!stopping.signal.aborted) {
        await client.query(takeOver, [workerId])
        await Promise.race([pause(stopping.signal), broken])
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const beating = (async () => {
    while (!stopping.signal.aborted) {
      await beat().catch(async (error: unknown) => {
        log(`A worker gives no sign of life: ${error instanceof Error ? error.message : String(error)}`)
        await pause(stopping.signal)
      })
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await beating
    },
  }
}

const pause = (signal: AbortSignal): Promise<void> => setTimeout(BEAT_MS, undefined, { signal }).catch(() => undefined)

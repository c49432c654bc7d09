import { setTimeout } from "node:timers/promises"
import { clientOf } from "../connection/primary.ts"

const BEAT_MS = 5_000

/**
 * Grace period: a job locked more recently than this may belong to a worker that has not taken its advisory lock
 * yet.
 */
const NEWBORN = "10 seconds"

/**
 * The advisory lock that a worker holds as long as it lives. The database releases it with the worker's connection.
 */
const lockOf = (id: string): string => `hashtextextended('stemma.worker ' || ${id}, 0)`

const hold = `select pg_advisory_lock(${lockOf("$1::text")})`

/** Returns the jobs of dead workers to the queue. */
const takeOver = `select graphile_worker.force_unlock_workers(array(
  select w.locked_by from (
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '${NEWBORN}' and locked_by <> $1::text
  ) w
  where pg_try_advisory_xact_lock(${lockOf("w.locked_by")})
))`

export interface Heartbeat {
  stop(): Promise<void>
}

/**
 * Shows that this worker is alive, and takes over the jobs of dead workers. graphile-worker itself waits four hours
 * before it takes a job from a dead worker.
 */
export const heartbeat = (url: string, workerId: string, log: (message: string) => void): Heartbeat => {
  const stopping = new AbortController()
  const beat = async (): Promise<void> => {
    const client = clientOf(url)
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
        log(`The heartbeat of a worker failed: ${error instanceof Error ? error.message : String(error)}`)
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

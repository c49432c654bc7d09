import type { Pool } from "pg"
import { storeError } from "./failures.ts"
import { openPool, type TimeLimits } from "./connection/pool.ts"

const patience: TimeLimits = { statementMs: 2_000, lockMs: 2_000, idleMs: 2_000 }

export interface Readiness {
  /**
   * Resolves if the database answers; throws `StoreUnavailable` if it cannot be reached. Concurrent calls share one
   * check.
   */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Checks the database on its own connection, so that the service does not look dead when requests use all
 * connections.
 */
export const readiness = (url: string, log: (message: string) => void): Readiness => {
  const pool: Pool = openPool({ url, max: 1, patience, log })
  let asked: Promise<void> | null = null
  const ask = async (tries = 2): Promise<void> => {
    try {
      await pool.query("select 1")
    } catch (error) {
      // The connection may have broken while it was idle.
      if (tries > 1) return ask(tries - 1)
      throw storeError(error)
    }
  }
  return {
    ping: () => {
      asked ??= ask().finally(() => {
        asked = null
      })
      return asked
    },
    close: () => pool.end(),
  }
}

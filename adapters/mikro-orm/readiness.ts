import type { Pool } from "pg"
import { storeError } from "./failures.ts"
import { openPool, type Patience } from "./pool.ts"

const patience: Patience = { statementMs: 2_000, lockMs: 2_000, idleMs: 2_000 }

export interface Readiness {
  /** Resolves when the database answers; throws `StoreUnavailable` when it is out of reach. Questions at the same time share one answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Asks whether the database answers, on a connection of its own: requests that take all of theirs do not make a service look dead. */
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

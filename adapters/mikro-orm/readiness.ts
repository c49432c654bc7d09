import type { Pool } from "pg"
import { storeError } from "./failures.ts"
import { hostsOfChecked } from "./connection/database-hosts.ts"
import { NoPrimary } from "./connection/primary.ts"
import { openPool, type PoolOptions, type TimeLimits } from "./connection/pool.ts"

const patience: TimeLimits = { statementMs: 2_000, lockMs: 2_000, idleMs: 2_000 }

const isPrimary = 'select not pg_is_in_recovery() as "isPrimary"'

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
export const readiness = ({ url, sending, log }: Omit<PoolOptions, "max" | "patience">): Readiness => {
  const pool: Pool = openPool({ url, ...(sending === undefined ? {} : { sending }), max: 1, patience, log })
  const { wanted } = hostsOfChecked(url)
  let asked: Promise<void> | null = null
  const ask = async (tries = 2): Promise<void> => {
    try {
      const client = await pool.connect()
      const isFit = await client.query(isPrimary).then(
        ({ rows }) => wanted === "any" || rows[0]?.isPrimary === true,
        (error: unknown) => {
          client.release(true)
          throw error
        },
      )
      // The next connection looks for the primary.
      client.release(!isFit)
      if (!isFit) throw new NoPrimary("The server of this connection has become a standby.")
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

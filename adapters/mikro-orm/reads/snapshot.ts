import type { Pool } from "pg"
import { storeError } from "../failures.ts"
import { type OnConnection, type OnStatement, type Sql, sqlBy } from "../sql.ts"

/** What `work` reads at one moment: in one read-only transaction on one connection, which ends with the last piece or when the taker stops. */
export const inSnapshot = async function* <T>(
  pool: Pool,
  onStatement: OnStatement,
  work: (sql: Sql) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storeError(error)
  })
  let isOver = false
  try {
    let last: Promise<unknown> = Promise.resolve()
    // Statements follow one another. A read that was begun ahead must not go on over a connection that is someone else's by now.
    const inTurn: OnConnection = (work) => {
      const turn = last.then(() => (isOver ? Promise.reject(new Error("The snapshot is over.")) : work(client)))
      last = turn.catch(() => undefined)
      return turn
    }
    const sql = sqlBy(inTurn, onStatement)
    await client.query("begin isolation level repeatable read read only")
    yield* work(sql)
  } catch (error) {
    throw storeError(error)
  } finally {
    isOver = true
    const ended = await client.query("rollback").then(
      () => true,
      () => false,
    )
    client.release(!ended)
  }
}

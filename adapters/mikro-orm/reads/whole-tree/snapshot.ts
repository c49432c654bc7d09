import type { CallerWatch } from "../../connection/caller-watch.ts"
import { storeError } from "../../failures.ts"
import type { Lane } from "../../connection/lanes.ts"
import { beginText } from "../../statement.ts"
import { type OnConnection, type OnStatement, type Sql, sqlBy } from "../../sql.ts"

/** Where snapshots get their connections. */
export interface SnapshotPorts {
  readonly lane: Lane
  readonly callers: CallerWatch
  readonly onStatement: OnStatement
}

/**
 * Runs `work` on one moment of the database: in one read-only transaction on one connection. It ends with the last
 * piece, when the consumer stops, or when the caller leaves.
 */
export const inSnapshot = async function* <T>(
  { lane, callers, onStatement }: SnapshotPorts,
  work: (sql: Sql) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const by = callers.caller()
  const held = await lane.connect(by)
  const { client } = held
  const forget = callers.watch(by, held)
  let isOver = false
  try {
    let last: Promise<unknown> = Promise.resolve()
    // Statements run one after another. A read that was started in advance must not use the connection after
    // someone else has got it.
    const inTurn: OnConnection = (work) => {
      const turn = last.then(() => (isOver ? Promise.reject(new Error("The snapshot has ended.")) : work(client)))
      last = turn.catch(() => undefined)
      return turn
    }
    const sql = sqlBy(inTurn, onStatement)
    await client.query(beginText(client, "begin isolation level repeatable read read only"))
    yield* work(sql)
  } catch (error) {
    throw storeError(error)
  } finally {
    isOver = true
    const ended = await client.query("rollback").then(
      () => true,
      () => false,
    )
    forget()
    held.release(!ended)
  }
}

import type { ClientBase } from "pg"
import { limiter } from "../../core/lib/limiter.ts"
import { type Answer, ask, type Statement } from "./statement.ts"
import type { StatementText } from "./statements/registry.ts"

/** Runs statements, on any connection of the pool or on that of one transaction. */
export interface Sql {
  /**
   * The rows of a statement with parameters `$1`, `$2` and so on. A column named `tree.name` becomes `name` in an
   * object `tree`. `R` must match the select list; this is the only place where a type is not checked against the
   * database. PostgreSQL makes one plan for all values (`plan_cache_mode` in pool.ts).
   */
  rows<R>(text: StatementText, values: readonly unknown[]): Promise<readonly R[]>
  /** The same for a text that contains values, so that the plan fits them. The text is used only once. */
  rowsOnce<R>(text: string, values: readonly unknown[]): Promise<readonly R[]>
  /** Runs a statement and returns the number of affected rows. */
  run(text: StatementText, values: readonly unknown[]): Promise<number>
}

/** Called with the text of each statement that is sent. */
export type OnStatement = (text: string) => void

/** Runs `work` on a free connection. */
export type OnConnection = (work: (client: ClientBase) => Promise<Answer>) => Promise<Answer>

// Each connection prepares a statement once, under a name. The texts are few and fixed.
const statements = new Map<string, Statement>()

/** The statement of a text that contains no values. */
export const statementOf = (text: string): Statement => {
  const known = statements.get(text)
  if (known !== undefined) return known
  const statement = { name: `s${statements.size}`, text, readRow: null }
  statements.set(text, statement)
  return statement
}

/** The result of a statement. */
export interface Outcome<R> {
  readonly rows: readonly R[]
  /** The number of affected rows. */
  readonly count: number
}

/**
 * Runs a statement of which the text is used only once, such as those of MikroORM, which contain their values. It is not prepared under a
 * name. `R` must match the select list, as in `Sql.rows`.
 */
export const runOnce = async <R>(client: ClientBase, text: string, values: readonly unknown[]): Promise<Outcome<R>> => {
  const { rows, count } = await ask(client, { name: "", text, readRow: null }, values)
  return { rows: rows as readonly R[], count }
}

/** Few enough that short requests come between their rows, and two, so that the database works while rows are read. */
const BULKY_AT_ONCE = 2

/** The same for statements with many rows: a few at a time, in the order in which they arrive. */
export const inTurns = (sql: Sql): Sql => {
  const turn = limiter({ running: BULKY_AT_ONCE, waiting: Infinity }, () => new Error("There is no limit."))
  return {
    rows: (text, values) => turn(() => sql.rows(text, values)),
    rowsOnce: (text, values) => turn(() => sql.rowsOnce(text, values)),
    run: (text, values) => turn(() => sql.run(text, values)),
  }
}

/** Runs statements with `onConnection`, and calls `onStatement` before each. */
export const sqlBy = (onConnection: OnConnection, onStatement: OnStatement): Sql => {
  const send = (statement: Statement, values: readonly unknown[]): Promise<Answer> => {
    onStatement(statement.text)
    return onConnection((client) => ask(client, statement, values))
  }
  return {
    rows: async <R>(text: StatementText, values: readonly unknown[]) =>
      (await send(statementOf(text), values)).rows as readonly R[],
    rowsOnce: async <R>(text: string, values: readonly unknown[]) =>
      (await send({ name: "", text, readRow: null }, values)).rows as readonly R[],
    run: async (text, values) => (await send(statementOf(text), values)).count,
  }
}

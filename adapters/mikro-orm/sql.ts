import type { ClientBase } from "pg"
import { type Answer, ask, type Statement } from "./statement.ts"

/** Whether the database may keep one plan for whatever values come, or should look at these before it plans. */
export type Plan = "kept" | "fresh"

/** Runs statements, on any connection of the pool or on that of one transaction. */
export interface Sql {
  /**
   * The rows of a statement with parameters `$1`, `$2` …; a column named `tree.name` stands in an object `tree` under `name`.
   * `R` is what the statement selects: the one place where the database is taken at its word.
   */
  rows<R>(text: string, values: readonly unknown[], plan?: Plan): Promise<readonly R[]>
  /** Runs a statement and answers how many rows it touched. */
  run(text: string, values: readonly unknown[]): Promise<number>
}

/** Told the text of each statement sent. */
export type OnStatement = (text: string) => void

/** Does something on a connection that is free for it. */
export type OnConnection = (work: (client: ClientBase) => Promise<Answer>) => Promise<Answer>

// A statement is planned once for each connection, under a name of its own; the texts are few and fixed.
const kept = new Map<string, Statement>()
const fresh = new Map<string, Statement>()

const statementOf = (text: string, plan: Plan): Statement => {
  const statements = plan === "kept" ? kept : fresh
  const known = statements.get(text)
  if (known !== undefined) return known
  const statement = { name: plan === "kept" ? `s${kept.size}` : "", text, readRow: null }
  statements.set(text, statement)
  return statement
}

/** Statements by way of `onConnection`, each told to `onStatement` first. */
export const sqlBy = (onConnection: OnConnection, onStatement: OnStatement): Sql => {
  const send = (text: string, values: readonly unknown[], plan: Plan): Promise<Answer> => {
    onStatement(text)
    const statement = statementOf(text, plan)
    return onConnection((client) => ask(client, statement, values))
  }
  return {
    rows: async <R>(text: string, values: readonly unknown[], plan: Plan = "kept") =>
      (await send(text, values, plan)).rows as readonly R[],
    run: async (text, values) => (await send(text, values, "kept")).count,
  }
}

import type { ClientBase, Connection, Submittable } from "pg"
import { type Field, type RowReader, rowReader } from "./row-reader.ts"

/** A statement that every connection prepares once, under its name; without one it is planned anew each time. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** How its rows are read: known from its first answer on. */
  readRow: RowReader | null
}

/** What a statement answered. */
export interface Answer {
  readonly rows: readonly unknown[]
  /** How many rows it touched. */
  readonly count: number
}

/**
 * Sends a statement. `pg` would have its columns described with every answer and makes each row twice; both together took a third of a page's time. Here they are
 * described once (PostgreSQL, section 54.2.3), in the form that `pg` has for queries of others (`Submittable`).
 */
export const ask = async (client: ClientBase, statement: Statement, values: readonly unknown[]): Promise<Answer> => {
  try {
    return await new Promise<Answer>((resolve, reject) =>
      client.query(submittable(statement, values.map(parameter), resolve, reject)),
    )
  } catch (error) {
    // The stack of the server's answer tells nothing; this one leads to who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** A value as text, which the server reads by the type of its parameter. */
const parameter = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === "string") return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

const element = (value: unknown): string => {
  const text = parameter(value)
  return text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`
}

/** Told by `pg` of what the server says, message by message. */
interface Query extends Submittable {
  readonly name: string
  readonly text: string
  submit(connection: Connection): null
  handleRowDescription(message: { readonly fields: readonly Field[] }): void
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void
  handleCommandComplete(message: { readonly text: string }): void
  handleEmptyQuery(): void
  handleError(error: unknown): void
  handleReadyForQuery(): void
}

const submittable = (
  statement: Statement,
  values: (string | null)[],
  resolve: (answer: Answer) => void,
  reject: (error: unknown) => void,
): Query => {
  const { name, text } = statement
  const rows: unknown[] = []
  let { readRow } = statement
  let count = 0
  let failure: unknown = null
  return {
    name,
    text,
    submit: (connection) => {
      const { stream } = connection
      // All of it goes in one write.
      stream.cork()
      try {
        if (!isPrepared(connection, statement)) connection.parse({ name, text, types: [] }, true)
        connection.bind({ statement: name, values }, true)
        if (readRow === null) connection.describe({ type: "P" }, true)
        connection.execute(null, true)
        connection.sync()
      } finally {
        stream.uncork()
      }
      return null
    },
    handleRowDescription: ({ fields }) => {
      readRow = statement.readRow = rowReader(fields)
    },
    handleDataRow: ({ fields }) => {
      if (failure !== null) return
      try {
        rows.push(readRow?.(fields))
      } catch (error) {
        failure = error
      }
    },
    handleCommandComplete: (message) => {
      // `INSERT 0 5`, `UPDATE 5`; `BEGIN` touches none.
      count = Number(message.text.slice(message.text.lastIndexOf(" ") + 1)) || 0
    },
    handleEmptyQuery: () => {},
    handleError: reject,
    handleReadyForQuery: () => (failure === null ? resolve({ rows, count }) : reject(failure)),
  }
}

/** Whether this connection has the statement, of which `pg` keeps count. */
const isPrepared = (connection: Connection, { name }: Statement): boolean => {
  const known: unknown = Reflect.get(connection, "parsedStatements")
  return name !== "" && typeof known === "object" && known !== null && name in known
}

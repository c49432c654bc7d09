import type { ClientBase, Connection, Submittable } from "pg"
import { type Trace, traced } from "../../core/ports/platform/trace.ts"
import { type Field, type RowReader, rowReader } from "./row-reader.ts"

/** The traces of connections that are traced. */
const traces = new WeakMap<ClientBase, Trace>()

/** Records the statements of this connection from now on. */
export const traceStatements = (client: ClientBase, trace: Trace): void => void traces.set(client, trace)

/**
 * Runs a statement, as a span of its own if the connection is traced. Of a text that may contain values, only the
 * first word is recorded.
 */
export const tracedStatement = <A>(
  client: ClientBase,
  text: string,
  run: () => Promise<A>,
  mayHaveValues = false,
): Promise<A> => {
  const trace = traces.get(client)
  if (trace === undefined) return run()
  const facts = { "db.system.name": "postgresql", "db.query.text": mayHaveValues ? verbOf(text) : text }
  return traced(trace.child("statement", verbOf(text), facts), run)
}

/** The first word of a statement, such as `select`. */
const verbOf = (text: string): string => /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "statement"

/** What a connection needs that leads through a pooler, which may give each transaction another session. */
export interface SharedSession {
  /** A statement that sets what a statement needs, for its transaction only. It is sent in the same round trip. */
  readonly settings: string
}

const sharedSessions = new WeakMap<ClientBase, SharedSession>()
const unnamed = new WeakSet<ClientBase>()

/** Sends these settings with each transaction of the connection from now on. */
export const shareSession = (client: ClientBase, session: SharedSession): void =>
  void sharedSessions.set(client, session)

/** Sends the statements of the connection without names from now on. */
export const leaveUnnamed = (client: ClientBase): void => void unnamed.add(client)

/** The text that begins a transaction, with the settings of a shared session. */
export const beginText = (client: ClientBase, begin: string): string => {
  const session = sharedSessions.get(client)
  const [first = "", ...others] = begin.split("; ")
  return session === undefined ? begin : [first, session.settings, ...others].join("; ")
}

/** A statement with a name is prepared once per connection. One without a name is planned each time. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** The reader of its rows, known after the first result. */
  readRow: RowReader | null
}

/** The result of a statement. */
export interface Answer {
  readonly rows: readonly unknown[]
  /** The number of affected rows. */
  readonly count: number
}

/**
 * Sends a statement. `pg` itself requests a description of the columns with every result and makes each row twice;
 * both together took a third of the time of a page. Here the columns are described once (PostgreSQL, section
 * 54.2.3), by the interface that `pg` has for custom queries (`Submittable`).
 */
export const ask = (client: ClientBase, statement: Statement, values: readonly unknown[]): Promise<Answer> =>
  // A text without a name is used once and may contain values.
  tracedStatement(client, statement.text, () => sent(client, statement, values, false), statement.name === "")

/**
 * As `ask`, and commits in the same round trip. If the statement fails, PostgreSQL skips the commit, and the
 * transaction is still open.
 */
export const askAndCommit = (client: ClientBase, statement: Statement, values: readonly unknown[]): Promise<Answer> => {
  const answer = sent(client, statement, values, true)
  // Two spans beside each other, as of two statements.
  return Promise.all([statement.text, "commit"].map((text) => tracedStatement(client, text, () => answer))).then(
    () => answer,
  )
}

const sent = async (
  client: ClientBase,
  statement: Statement,
  values: readonly unknown[],
  commits: boolean,
): Promise<Answer> => {
  try {
    return await new Promise((resolve, reject) =>
      client.query(submittable(statement, { client, values: values.map(parameter), commits }, resolve, reject)),
    )
  } catch (error) {
    // The stack of a server error does not show the caller; this one does.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** A value as text. The server converts it to the type of the parameter. */
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

/** `pg` calls these methods for the messages of the server. */
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

/** One execution of a statement. */
interface Execution {
  readonly client: ClientBase
  readonly values: (string | null)[]
  /** Whether it commits in the same round trip. */
  readonly commits: boolean
}

const submittable = (
  statement: Statement,
  { client, values, commits }: Execution,
  resolve: (answer: Answer) => void,
  reject: (error: unknown) => void,
): Query => {
  const { text } = statement
  const name = unnamed.has(client) ? "" : statement.name
  const rows: unknown[] = []
  let { readRow } = statement
  let count = 0
  let failure: unknown = null
  /** Whether the settings of a shared session, which are sent first, are still without an answer. */
  let isSetting = false
  return {
    // `pg` takes the statement of this name for prepared at the next answer to a parse message.
    get name() {
      return isSetting ? "" : name
    },
    text,
    submit: (connection) => {
      const { stream } = connection
      // A transaction has got the settings when it began.
      const session = client.getTransactionStatus() === "I" ? sharedSessions.get(client) : undefined
      isSetting = session !== undefined
      // Sends everything in one write.
      stream.cork()
      try {
        if (session !== undefined) sendUnnamed(connection, session.settings)
        if (!isPrepared(connection, name)) connection.parse({ name, text, types: [] }, true)
        connection.bind({ statement: name, values }, true)
        if (readRow === null) connection.describe({ type: "P" }, true)
        connection.execute(null, true)
        if (commits) sendUnnamed(connection, "commit")
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
      if (failure !== null || isSetting) return
      try {
        rows.push(readRow?.(fields))
      } catch (error) {
        failure = error
      }
    },
    handleCommandComplete: (message) => {
      // `INSERT 0 5`, `UPDATE 5`. `BEGIN` and `COMMIT` have no number.
      if (isSetting) isSetting = false
      else if (message.text !== "COMMIT") count = Number(message.text.slice(message.text.lastIndexOf(" ") + 1)) || 0
    },
    handleEmptyQuery: () => {},
    handleError: reject,
    handleReadyForQuery: () => (failure === null ? resolve({ rows, count }) : reject(failure)),
  }
}

/** A statement without parameters, of which the rows are not described. */
const sendUnnamed = (connection: Connection, text: string): void => {
  connection.parse({ name: "", text, types: [] }, true)
  connection.bind({ values: [] }, true)
  connection.execute(null, true)
}

/** Whether this connection has prepared the statement. `pg` keeps the list. */
const isPrepared = (connection: Connection, name: string): boolean => {
  const known: unknown = Reflect.get(connection, "parsedStatements")
  return name !== "" && typeof known === "object" && known !== null && name in known
}

import type { ClientBase } from "pg"
import { type Trace, traced } from "../../core/ports/trace.ts"

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

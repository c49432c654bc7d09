/**
 * What is known about a span, by attribute name. Facts contain ids and numbers, and never names, addresses, tokens
 * or values of a request or statement.
 */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A period of work that is being traced. */
export interface Span {
  /** The span in the form of the header `traceparent` (W3C Trace Context), for work in another thread. */
  readonly traceparent: string
  /** Runs work within the span. Spans that this work starts are its children. */
  within<A>(work: () => A): A
  /** Ends the span. Call it once. `name` replaces the name from the start. */
  end(end: { readonly name?: string; readonly facts?: SpanFacts; readonly hasFailed: boolean }): void
}

/** Records how long work takes, for the operator. It never fails, and never delays the work. */
export interface Trace {
  /** A span for work of others: of a request, a task or a job. `traceparent` names its parent, if it is valid. */
  root(kind: "request" | "work", name: string, traceparent?: string): Span
  /** A span within the current one; null if there is none. */
  child(kind: "statement" | "work", name: string, facts?: SpanFacts): Span | null
  /** Sends what is left for at most this number of milliseconds. Later spans are lost. */
  close(patienceMs: number): Promise<void>
}

/** Runs work as a span within the current one. Without a trace or a current span it only runs the work. */
export const traced = async <A>(span: Span | null | undefined, work: () => Promise<A>): Promise<A> => {
  if (span === null || span === undefined) return work()
  let hasFailed = true
  try {
    const result = await span.within(work)
    hasFailed = false
    return result
  } finally {
    span.end({ hasFailed })
  }
}

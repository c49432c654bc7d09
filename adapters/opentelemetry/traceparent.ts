import { isSpanContextValid, type SpanContext, TraceFlags } from "@opentelemetry/api"

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a header `traceparent` names (W3C Trace Context, section 3.2); null if it is absent or not valid. */
export const parentOf = (traceparent: string | undefined): SpanContext | null => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? "") ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  const context = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(context) ? context : null
}

/** The header `traceparent` for a span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`

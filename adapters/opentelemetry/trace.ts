import { AsyncLocalStorage } from "node:async_hooks"
import { Agent as HttpAgent } from "node:http"
import { Agent as HttpsAgent } from "node:https"
import { setTimeout } from "node:timers/promises"
import { type Context, ROOT_CONTEXT, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace"
import type { Span, Trace } from "../../core/ports/platform/trace.ts"
import { parentOf, traceparentOf } from "./traceparent.ts"

export interface TraceOptions {
  /** The address of the receiver, to which `/v1/traces` is added (OpenTelemetry, OTLP/HTTP). */
  readonly endpoint: string
  readonly version: string
  readonly environment: string
  /** Called when the receiver stops accepting spans. */
  readonly log: (message: string) => void
}

/** The spans that wait to be sent. More of them are dropped. */
const MOST_WAITING = 8_192
const MOST_IN_A_MESSAGE = 512
const SEND_EVERY_MS = 1_000
/** How long the receiver may take to accept a message. */
const PATIENCE_MS = 3_000

const kinds = { request: SpanKind.SERVER, work: SpanKind.INTERNAL, statement: SpanKind.CLIENT } as const

/** Sends spans to a receiver by OTLP over HTTP, in the background. If the receiver does not accept them, they are dropped. */
export const openTrace = ({ endpoint, version, environment, log }: TraceOptions): Trace => {
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/\/$/, "")}/v1/traces`
  const agent = url.protocol === "https:" ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const exporter = new OTLPTraceExporter({ url: url.href, timeoutMillis: PATIENCE_MS, httpAgentOptions: () => agent })
  const processor = new BatchSpanProcessor({
    exporter: reporting(exporter, () => log(`Traces are lost: ${url.host} does not accept them.`)),
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_IN_A_MESSAGE,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: PATIENCE_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "stemma",
      "service.version": version,
      "deployment.environment.name": environment,
    }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer("stemma", version)
  const contexts = new AsyncLocalStorage<Context>()
  const shown = (span: OtelSpan, context: Context): Span => ({
    traceparent: traceparentOf(span.spanContext()),
    within: (work) => contexts.run(trace.setSpan(context, span), work),
    end: ({ name, facts = {}, hasFailed }) => {
      if (name !== undefined) span.updateName(name)
      span.setAttributes(facts)
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  })
  return {
    root: (kind, name, traceparent) => {
      const parent = parentOf(traceparent)
      const context = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent)
      return shown(tracer.startSpan(name, { kind: kinds[kind] }, context), context)
    },
    child: (kind, name, facts = {}) => {
      const context = contexts.getStore()
      if (context === undefined) return null
      return shown(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context), context)
    },
    close: async (patienceMs) => {
      const patience = new AbortController()
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, setTimeout(patienceMs, undefined, patience).catch(() => undefined)])
      patience.abort()
      // An open connection to a receiver that does not answer would keep the process alive.
      agent.destroy()
    },
  }
}

/** The same exporter, which calls `onLoss` when the first message after an accepted one is not accepted. */
const reporting = (exporter: SpanExporter, onLoss: () => void): SpanExporter => {
  let isLosing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isLost = result.code !== 0
        if (isLost && !isLosing) onLoss()
        isLosing = isLost
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

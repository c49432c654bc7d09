import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

/** Counts the requests of a service. The text also has the metrics of the process, such as memory and event loop. */
export interface Metrics {
  /** The media type of the text. */
  readonly mediaType: string
  count(operation: string, status: number, milliseconds: number): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
}

/** From an answer of the cache to a large import. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600]

/** Made once, because each set of process metrics has timers and observers of its own. */
let processRegistry: Registry | null = null

const processMetrics = (): Registry => {
  if (processRegistry === null) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

/** The metrics of one service, beginning at zero. */
export const startMetrics = (): Metrics => {
  const registry = new Registry()
  const ofProcess = processMetrics()
  const registers = [registry]
  const labelNames = ["operation", "status"] as const
  const requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames, registers })
  const seconds = new Counter({
    name: "http_request_seconds_total",
    help: "Time spent on answers.",
    labelNames,
    registers,
  })
  // Without the status: a histogram has a series per bucket, and the number of series should stay moderate.
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests until the answer was sent.",
    labelNames: ["operation"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  return {
    mediaType: registry.contentType,
    count: (operation, status, milliseconds) => {
      requests.inc({ operation, status })
      seconds.inc({ operation, status }, milliseconds / 1_000)
      durations.observe({ operation }, milliseconds / 1_000)
    },
    text: async () => `${await registry.metrics()}\n${await ofProcess.metrics()}`,
  }
}

import { memoryUsage } from "node:process"

interface Count {
  requests: number
  seconds: number
}

/** Counts the work of the service, in the text format of Prometheus. */
export interface Metrics {
  count(operation: string, status: number, milliseconds: number): void
  text(): string
}

export const startMetrics = (): Metrics => {
  const counts = new Map<string, Count>()
  return {
    count: (operation, status, milliseconds) => {
      const labels = `operation="${operation}",status="${status}"`
      const count = counts.get(labels)
      if (count === undefined) counts.set(labels, { requests: 1, seconds: milliseconds / 1_000 })
      else {
        count.requests += 1
        count.seconds += milliseconds / 1_000
      }
    },
    text: () => {
      const all = [...counts]
      return [
        "# HELP http_requests_total Requests answered.",
        "# TYPE http_requests_total counter",
        ...all.map(([labels, { requests }]) => `http_requests_total{${labels}} ${requests}`),
        "# HELP http_request_seconds_total Time spent on answers.",
        "# TYPE http_request_seconds_total counter",
        ...all.map(([labels, { seconds }]) => `http_request_seconds_total{${labels}} ${seconds.toFixed(6)}`),
        "# HELP process_resident_memory_bytes Resident memory.",
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${memoryUsage.rss()}`,
        "",
      ].join("\n")
    },
  }
}

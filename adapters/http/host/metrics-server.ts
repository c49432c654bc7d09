import { createServer, type Server } from "node:http"
import type { Metrics } from "./metrics.ts"

/** A server that answers `GET /metrics` to everybody who can reach its port, and 404 otherwise. It is not listening yet. */
export const metricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.mediaType }).end(text),
      () => response.writeHead(500).end(),
    )
  })

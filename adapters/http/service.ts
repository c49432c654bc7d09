import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../core/domain/errors.ts"
import type { Host } from "./host.ts"
import type { Refusal } from "./problems.ts"
import { isFromThisMachine } from "./request/client-address.ts"
import type { HttpRequest } from "./request/request.ts"
import { type FailedCheck, readiness } from "./readiness.ts"
import type { Metrics } from "./metrics.ts"
import { type Answer, JSON_TYPE } from "./answer/reply.ts"

/** An address outside the prefix of the API, without parameters, for anyone. */
export interface Page {
  readonly path: string
  readonly answer: (request: HttpRequest) => Promise<E.Either<Refusal, Answer>>
}

/** The pages for operators: liveness, readiness and metrics. */
export const servicePages = ({ checks, metrics, metricsOnMainPort = true, log }: Host): readonly Page[] => {
  const failedChecks = readiness(checks)
  let logged = ""
  /** Logs the reasons once, when other checks fail than before. */
  const logFailed = (failed: readonly FailedCheck[]): void => {
    const names = failed.map(({ name }) => name).join(", ")
    if (names !== "" && names !== logged) log.warn({ failed }, "the service is not ready")
    logged = names
  }
  return [
    { path: "/healthz", answer: async () => E.right(json({ status: "ok" })) },
    {
      path: "/readyz",
      answer: async () => {
        const failed = await failedChecks()
        logFailed(failed)
        return failed.length === 0 ? E.right(json({ status: "ready" })) : E.left(notReady(failed))
      },
    },
    ...(metricsOnMainPort ? [{ path: "/metrics", answer: metricsForThisMachine(metrics) }] : []),
  ]
}

const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"]

/** The metrics show how the service is used, so a caller on another machine, or behind a proxy, gets none. */
const metricsForThisMachine =
  (metrics: Metrics) =>
  async (request: HttpRequest): Promise<E.Either<Refusal, Answer>> => {
    const isLocal = isFromThisMachine(request) && !FORWARDED.some((name) => name in request.headers)
    return isLocal
      ? E.right(text(metrics.mediaType, await metrics.text()))
      : E.left(forbidden("Metrics are answered only to callers on the same machine, or at METRICS_PORT."))
  }

const notReady = (failed: readonly FailedCheck[]): Refusal => ({
  _tag: "StoreUnavailable",
  detail: `These checks fail: ${failed.map(({ name }) => name).join(", ")}.`,
})

const text = (mediaType: string, content: string): Answer => ({
  status: 200,
  content: { kind: "text", mediaType, write: () => content },
})

const json = (value: unknown): Answer => text(JSON_TYPE, JSON.stringify(value))

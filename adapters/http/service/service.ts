import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../../core/domain/errors.ts"
import type { Host } from "../host/host.ts"
import type { Refusal } from "../problems.ts"
import { isFromThisMachine } from "../request/head/client-address.ts"
import type { HttpRequest } from "../request/request.ts"
import { type FailedCheck, readiness } from "../host/readiness.ts"
import type { Metrics } from "../host/metrics.ts"
import { type Answer, JSON_TYPE } from "../answer/reply.ts"

/** An address outside the prefix of the API, without parameters, for anyone. */
export interface Page {
  readonly path: string
  readonly answer: (request: HttpRequest) => Promise<E.Either<Refusal, Answer>>
}

/** The pages for operators: liveness, readiness and metrics. */
export const servicePages = ({
  checks,
  hasRoom = async () => true,
  servers,
  metrics,
  metricsOnMainPort = true,
  log,
  version,
}: Host): readonly Page[] => {
  const failedChecks = readiness(checks)
  let logged = ""
  /** Logs the reasons once, when other checks fail than before. */
  const logFailed = (failed: readonly FailedCheck[]): void => {
    const names = failed.map(({ name }) => name).join(", ")
    if (names !== "" && names !== logged) log.warn({ failed }, "the service is not ready")
    logged = names
  }
  const stateOf = logState(log)
  return [
    { path: "/healthz", answer: async () => E.right(json({ status: "ok" })) },
    {
      path: "/readyz",
      answer: async () => {
        const failed = await failedChecks()
        logFailed(failed)
        if (failed.length > 0) return E.left(notReady(failed))
        // The check of the database asks the primary.
        const database = servers === undefined ? {} : { primary: "ready", ...servers() }
        return E.right(json({ ...stateOf(await hasRoom()), ...database, version }))
      },
    },
    ...(metricsOnMainPort ? [{ path: "/metrics", answer: metricsForThisMachine(metrics) }] : []),
  ]
}

/** What `/readyz` says while the stores answer. Without room, reads and deletions go on, so the service stays ready. */
interface State {
  readonly status: "ready"
  readonly only_reads: boolean
  /** The code with which other requests are refused. */
  readonly reason?: "storage_full"
}

/** The state of a service with or without room, which logs when that changes. */
const logState = (log: Host["log"]): ((hasRoom: boolean) => State) => {
  let hadRoom = true
  return (hasRoom) => {
    if (hadRoom && !hasRoom) log.warn("the disk has reached its reserve: only reads and deletions are possible")
    else if (!hadRoom && hasRoom) log.info("the disk has room again: writes are possible")
    hadRoom = hasRoom
    return hasRoom
      ? { status: "ready", only_reads: false }
      : { status: "ready", only_reads: true, reason: "storage_full" }
  }
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

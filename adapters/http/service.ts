import * as E from "fp-ts/lib/Either.js"
import type { Host } from "./host.ts"
import type { Refusal } from "./problems.ts"
import { type FailedCheck, readiness } from "./readiness.ts"
import { type Answer, JSON_TYPE } from "./response/reply.ts"

/** An address outside the prefix of the API, without parameters, for anyone. */
export interface Page {
  readonly path: string
  readonly answer: () => Promise<E.Either<Refusal, Answer>>
}

/** The pages for operators: liveness, readiness and metrics. */
export const servicePages = ({ checks, metrics, log }: Host): readonly Page[] => {
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
    { path: "/metrics", answer: async () => E.right(text(metrics.mediaType, await metrics.text())) },
  ]
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

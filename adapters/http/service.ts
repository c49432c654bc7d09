import type Router from "@koa/router"
import type { Host, HttpContext, HttpState } from "./host.ts"
import { type FailedCheck, readiness } from "./readiness.ts"
import { sendProblem } from "./send.ts"

/** The addresses for operators, outside the prefix of the API: liveness, readiness and metrics. */
export const addServiceRoutes = (router: Router<HttpState>, { checks, metrics, log }: Host): void => {
  const failedChecks = readiness(checks)
  let logged = ""
  /** Logs the reasons once, when other checks fail than before. */
  const logFailed = (failed: readonly FailedCheck[]): void => {
    const names = failed.map(({ name }) => name).join(", ")
    if (names !== "" && names !== logged) log.warn({ failed }, "the service is not ready")
    logged = names
  }
  router.get("/healthz", (ctx: HttpContext) => {
    ctx.body = { status: "ok" }
  })
  router.get("/readyz", async (ctx: HttpContext) => {
    const failed = await failedChecks()
    logFailed(failed)
    if (failed.length === 0) ctx.body = { status: "ready" }
    else
      sendProblem(ctx, {
        _tag: "StoreUnavailable",
        detail: `These checks fail: ${failed.map(({ name }) => name).join(", ")}.`,
      })
  })
  router.get("/metrics", async (ctx: HttpContext) => {
    ctx.res.setHeader("Content-Type", metrics.mediaType)
    ctx.body = await metrics.text()
  })
}

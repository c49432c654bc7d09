import type Router from "@koa/router"
import type { Host, HttpContext, HttpState } from "./host.ts"
import { readiness } from "./readiness.ts"
import { sendProblem } from "./send.ts"

/** The addresses for operators, outside the prefix of the API: liveness, readiness and metrics. */
export const addServiceRoutes = (router: Router<HttpState>, { ready, metrics }: Host): void => {
  const isReady = readiness(ready)
  router.get("/healthz", (ctx: HttpContext) => {
    ctx.body = { status: "ok" }
  })
  router.get("/readyz", async (ctx: HttpContext) => {
    if (await isReady()) ctx.body = { status: "ready" }
    else sendProblem(ctx, { _tag: "StoreUnavailable" })
  })
  router.get("/metrics", async (ctx: HttpContext) => {
    ctx.res.setHeader("Content-Type", metrics.mediaType)
    ctx.body = await metrics.text()
  })
}

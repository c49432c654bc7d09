import type Router from "@koa/router"
import type { Host, HttpContext, HttpState } from "./host.ts"
import { sendProblem } from "./send.ts"

/** What an operator's tools ask, outside the API's prefix: is it alive, can it serve, what did it do. */
export const addServiceRoutes = (router: Router<HttpState>, { ready, metrics }: Host): void => {
  router.get("/healthz", (ctx: HttpContext) => {
    ctx.body = { status: "ok" }
  })
  router.get("/readyz", async (ctx: HttpContext) => {
    try {
      await ready()
      ctx.body = { status: "ready" }
    } catch {
      sendProblem(ctx, { _tag: "StoreUnavailable" })
    }
  })
  router.get("/metrics", (ctx: HttpContext) => {
    ctx.res.setHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
    ctx.body = metrics.text()
  })
}

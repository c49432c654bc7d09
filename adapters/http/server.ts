import { createServer, type Server } from "node:http"
import Router from "@koa/router"
import * as E from "fp-ts/lib/Either.js"
import Koa from "koa"
import type { Host, HttpContext, HttpState } from "./host.ts"
import { addLinkPages } from "./link-pages.ts"
import { PREFIX } from "./prefix.ts"
import { proxyWarning } from "./proxy-warning.ts"
import { MOST_HEAD_BYTES, readableHead } from "./readable-head.ts"
import { refuseUnread } from "./refuse-unread.ts"
import type { Route } from "./route.ts"
import { routes } from "./routes.ts"
import { send, sendProblem } from "./send.ts"
import { addServiceRoutes } from "./service.ts"
import { traceRequests } from "./trace-requests.ts"

/** A large upload on a slow connection may take this long. */
const LONGEST_REQUEST_MS = 3_600_000

/** The HTTP server of a host. It is not listening yet. */
export const httpServer = (host: Host): Server => {
  const koa = new Koa<HttpState>({ proxy: host.trustProxy > 0, maxIpsCount: host.trustProxy })
  koa.silent = true
  const router = new Router<HttpState>({ sensitive: true, strict: true })
  for (const route of routes) router.register(PREFIX + koaPath(route), [route.method], answering(route, host))
  addServiceRoutes(router, host)
  addLinkPages(router)
  koa.use(traceRequests(host)).use(proxyWarning(host)).use(readableHead).use(router.routes()).use(unmatched)
  const answer = koa.callback()
  const server = createServer(
    {
      maxHeaderSize: MOST_HEAD_BYTES,
      headersTimeout: host.patienceMs,
      requestTimeout: LONGEST_REQUEST_MS,
      connectionsCheckingInterval: host.patienceMs / 12,
      keepAliveTimeout: host.keepAliveSeconds * 1_000,
      // Node would refuse such requests without a problem and a request id; `readableHead` sends both.
      requireHostHeader: false,
    },
    answer,
  )
  // An expectation other than 100-continue may be ignored (RFC 9110, section 10.1.1). Node would refuse it without
  // a problem.
  server.on("checkExpectation", answer)
  refuseUnread(server, host)
  return server
}

const koaPath = ({ path }: Route): string => path.replace(/\{(\w+)\}/g, ":$1")

const answering = (route: Route, host: Host) => {
  const answer = route.answerer(host)
  return async (ctx: HttpContext): Promise<void> => {
    ctx.state.route = route
    const outcome = await answer(ctx)
    if (E.isLeft(outcome)) sendProblem(ctx, outcome.left)
    else await send(ctx, host, outcome.right)
  }
}

/** Refuses requests that no route handles: an unknown address, or a known one with another method. */
const unmatched = (ctx: HttpContext): void => {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods))
  if (methods.size === 0) return sendProblem(ctx, { _tag: "UnknownPath" })
  const allow = [...methods, "OPTIONS"].join(", ")
  if (ctx.method !== "OPTIONS") return sendProblem(ctx, { _tag: "MethodNotAllowed", allow })
  ctx.res.setHeader("Allow", allow)
  ctx.status = 204
}

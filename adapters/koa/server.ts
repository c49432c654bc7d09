import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import * as E from "fp-ts/lib/Either.js"
import Koa, { type Next } from "koa"
import { assistantPage, ASSISTANTS } from "../http/service/assistants.ts"
import { docsAssets } from "../http/docs/assets.ts"
import type { Host } from "../http/host/host.ts"
import { allowOrigin, preflightAnswer } from "../http/response/cors.ts"
import { linkPages } from "../http/service/link-pages.ts"
import { PREFIX } from "../http/prefix.ts"
import { proxyWarning } from "../http/service/proxy-warning.ts"
import { headFault, MOST_HEAD_BYTES } from "../http/request/head/readable-head.ts"
import { refuseUnread } from "../http/service/refuse-unread.ts"
import type { Route } from "../http/operation/route.ts"
import { routes } from "../http/routes.ts"
import { type Page, servicePages } from "../http/service/service.ts"
import { siteAnswer } from "../http/service/site.ts"
import { TEST_CLOCK, testClockPage } from "../http/service/test-clock.ts"
import { traceRequests } from "../http/service/trace-requests.ts"
import { unmatched } from "../http/service/unmatched.ts"
import { PathRouter } from "./path-router.ts"
import { type HttpContext, requestOf } from "./request.ts"
import { send, sendProblem } from "./send.ts"

/** A large upload on a slow connection may take this long. */
const LONGEST_REQUEST_MS = 3_600_000

/** Answers the requests of a host: the API, the pages of links and the pages for operators. */
export const requestListener = (host: Host): RequestListener => {
  const koa = new Koa({ proxy: host.trustProxy > 0, maxIpsCount: host.trustProxy })
  koa.silent = true
  const router = new PathRouter()
  for (const route of routes) router.add(route.method, PREFIX + koaPath(route), answering(route, host))
  for (const page of [...servicePages(host), ...linkPages, ...docsAssets])
    router.add("get", page.path, showing(page, host))
  if (host.assistants !== undefined)
    router.add("post", ASSISTANTS, showing({ answer: assistantPage(host, host.assistants) }, host))
  if (host.moveClock != null)
    router.add("post", TEST_CLOCK, showing({ answer: testClockPage(host, host.moveClock) }, host))
  koa
    .use(tracing(host))
    .use(allowingOrigins(host))
    .use(checkingHead(host))
    .use(router.handler())
    .use(answeringUnmatched(host))
  const answer = koa.callback()
  return (request: IncomingMessage, response: ServerResponse) => void answer(request, response)
}

/** The HTTP server of a host. It is not listening yet. */
export const httpServer = (host: Host, answer: RequestListener): Server => {
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

const tracing = (host: Host) => {
  const trace = traceRequests(host)
  return (ctx: HttpContext, next: Next): Promise<void> =>
    trace({ request: requestOf(ctx), refuse: (refusal) => sendProblem(ctx, refusal) }, next)
}

const allowingOrigins =
  (host: Host) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    const request = requestOf(ctx)
    allowOrigin(request, host.corsOrigins)
    const preflight = preflightAnswer(request)
    if (preflight === null) await next()
    else await send(ctx, host, E.right(preflight))
  }

const checkingHead = (host: Host) => {
  const warn = proxyWarning(host)
  return async (ctx: HttpContext, next: Next): Promise<void> => {
    warn(requestOf(ctx))
    const fault = headFault(ctx.req)
    if (fault === null) await next()
    else sendProblem(ctx, fault)
  }
}

const answering = (route: Route, host: Host) => {
  const answer = route.answerer(host)
  return async (ctx: HttpContext): Promise<void> => {
    const request = requestOf(ctx)
    request.state.route = route
    await send(ctx, host, await answer(request))
  }
}

const showing =
  ({ answer }: Pick<Page, "answer">, host: Host) =>
  async (ctx: HttpContext): Promise<void> =>
    send(ctx, host, await answer(requestOf(ctx)))

const answeringUnmatched =
  (host: Host) =>
  (ctx: HttpContext): Promise<void> => {
    const page = host.site == null ? null : siteAnswer(host.site, requestOf(ctx))
    const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods))
    return send(ctx, host, page === null ? unmatched(ctx.method, methods) : E.right(page))
  }

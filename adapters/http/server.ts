import { createServer, type Server, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import Router from "@koa/router"
import * as E from "fp-ts/lib/Either.js"
import Koa from "koa"
import type { Host, HttpContext, HttpState } from "./host.ts"
import { addLinkPages } from "./link-pages.ts"
import { PREFIX } from "./prefix.ts"
import { kinds, problemOf, type Refusal } from "./problems.ts"
import { requestIdOf } from "./request-id.ts"
import type { Route } from "./route.ts"
import { routes } from "./routes.ts"
import { send, sendProblem } from "./send.ts"
import { addServiceRoutes } from "./service.ts"
import { traced } from "./traced.ts"

const KIBIBYTE = 1_024
/** An address of 64 KiB (a thousand ids) and the other headers beside it. */
const MOST_HEADER_BYTES = 80 * KIBIBYTE
/** A slow line may take its time over a large upload. */
const LONGEST_REQUEST_MS = 3_600_000

/** The HTTP server of a host, not listening yet. */
export const httpServer = (host: Host): Server => {
  const koa = new Koa<HttpState>({ proxy: host.trustProxy > 0, maxIpsCount: host.trustProxy })
  koa.silent = true
  const router = new Router<HttpState>({ sensitive: true, strict: true })
  for (const route of routes) router.register(PREFIX + koaPath(route), [route.method], answering(route, host))
  addServiceRoutes(router, host)
  addLinkPages(router)
  koa.use(traced(host)).use(router.routes()).use(unmatched)
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      requestTimeout: LONGEST_REQUEST_MS,
      keepAliveTimeout: host.keepAliveSeconds * 1_000,
    },
    koa.callback(),
  )
  return server.on("clientError", refuseUnread)
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

/** What no route answers: an unknown address, or a known one asked in another way. */
const unmatched = (ctx: HttpContext): void => {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods))
  if (methods.size === 0) return sendProblem(ctx, { _tag: "UnknownPath" })
  const allow = [...methods, "OPTIONS"].join(", ")
  if (ctx.method !== "OPTIONS") return sendProblem(ctx, { _tag: "MethodNotAllowed", allow })
  ctx.res.setHeader("Allow", allow)
  ctx.status = 204
}

const parserRefusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { _tag: "HeadersTooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { _tag: "RequestTimeout" },
}

/** Answers what the HTTP parser could not read: there is no request then, only a socket. */
const refuseUnread = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy()
  const refusal = parserRefusals[error.code ?? ""] ?? { _tag: "BadRequest" }
  const { status } = kinds[refusal._tag]
  const body = JSON.stringify(problemOf(refusal, requestIdOf(undefined)))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
}

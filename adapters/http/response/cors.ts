import { PREFIX } from "../prefix.ts"
import type { HttpRequest } from "../request/request.ts"
import type { Answer } from "../answer/reply.ts"
import { varyBy } from "./vary.ts"

/** Cross-origin requests of browsers (the Fetch Standard, section 3.2). */

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE"
const DAY_SECONDS = 86_400

const REQUEST_HEADERS = [
  "Accept",
  "Authorization",
  "Change-Reason",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "If-Range",
  "Last-Event-ID",
  "Range",
  "View-As",
  "X-Request-Id",
].join(", ")

const EXPOSED = [
  "ETag",
  "Link",
  "Location",
  "X-Request-Id",
  "X-Total-Count",
  "Retry-After",
  "Idempotency-Replayed",
].join(", ")

/** The addresses that pages of every origin may read, without credentials. */
const isOpen = ({ path }: HttpRequest): boolean =>
  path.startsWith(`${PREFIX}/public/`) || path === `${PREFIX}/openapi.json` || path === `${PREFIX}/vocabulary`

/**
 * Sets the headers by which a browser lets a page of another origin read the answer: any page for an open address,
 * and a page of `origins` for every other one.
 */
export const allowOrigin = (request: HttpRequest, origins: ReadonlySet<string>): void => {
  const { response, headers } = request
  if (isOpen(request)) {
    response.setHeader("Access-Control-Allow-Origin", "*")
    response.setHeader("Access-Control-Expose-Headers", EXPOSED)
    return
  }
  if (origins.size === 0) return
  varyBy(response, "Origin")
  const { origin } = headers
  if (origin === undefined || !origins.has(origin)) return
  response.setHeader("Access-Control-Allow-Origin", origin)
  response.setHeader("Access-Control-Allow-Credentials", "true")
  response.setHeader("Access-Control-Expose-Headers", EXPOSED)
}

/**
 * The answer to a preflight, by which a browser asks whether it may send a request; null if the request is none. The
 * browser sends nothing if `allowOrigin` has not allowed the origin.
 */
export const preflightAnswer = ({ method, headers }: HttpRequest): Answer | null => {
  const isPreflight =
    method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined
  if (!isPreflight) return null
  return {
    status: 204,
    content: { kind: "none" },
    headers: {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": REQUEST_HEADERS,
      "Access-Control-Max-Age": String(DAY_SECONDS),
    },
  }
}

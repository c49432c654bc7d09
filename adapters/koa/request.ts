import type { RouterContext } from "@koa/router"
import type { HttpRequest, RequestState } from "../http/request/request.ts"
import { RequestCaller } from "../http/request-caller.ts"
import { requestIdOf } from "../http/request/request-id.ts"

/** Koa's context of a request. It keeps the request of the protocol, once that is made. */
export type HttpContext = RouterContext<{ request?: HttpRequest }>

/** The request of Koa as a request of the protocol. Each request of Koa becomes one. */
export const requestOf = (ctx: HttpContext): HttpRequest => (ctx.state.request ??= newRequest(ctx))

const newRequest = (ctx: HttpContext): HttpRequest => {
  const { req: body, res: response, method, path, querystring: search, ip: address } = ctx
  const { headers } = body
  const state: RequestState = {
    requestId: requestIdOf(headers["x-request-id"]),
    caller: new RequestCaller({ method, address, response }),
  }
  return {
    method,
    path,
    search,
    headers,
    // The router fills them in later.
    get params() {
      return ctx.params
    },
    address,
    get origin() {
      return `${ctx.protocol}://${ctx.host}`
    },
    body,
    response,
    state,
  }
}

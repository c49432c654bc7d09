import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import type { RouterContext } from "@koa/router"
import type { HttpRequest, RequestState } from "../http/request/request.ts"
import { RequestCaller } from "../http/request/head/request-caller.ts"
import { readBody } from "./body.ts"
import { requestIdOf } from "../http/request/request-id.ts"

/** Koa's context of a request. It keeps the request of the protocol, once that is made. */
export type HttpContext = RouterContext<{ request?: HttpRequest }>

/** The request of Koa as a request of the protocol. Each request of Koa becomes one. */
export const requestOf = (ctx: HttpContext): HttpRequest => (ctx.state.request ??= new KoaRequest(ctx))

/**
 * A class, because V8 makes a hidden class for each object literal with getters. Those stay until the next major
 * garbage collection, and with them the request, its response and Koa's context.
 */
class KoaRequest implements HttpRequest {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: IncomingHttpHeaders
  readonly address: string
  readonly body: IncomingMessage
  readonly response: ServerResponse
  readonly state: RequestState
  readonly #ctx: HttpContext

  constructor(ctx: HttpContext) {
    this.#ctx = ctx
    this.method = ctx.method
    this.path = ctx.path
    this.search = ctx.querystring
    this.body = ctx.req
    this.response = ctx.res
    this.headers = this.body.headers
    this.address = ctx.ip
    this.state = { requestId: requestIdOf(this.headers["x-request-id"]), caller: new RequestCaller(this) }
  }

  /** The router fills them in later. */
  get params(): HttpRequest["params"] {
    return this.#ctx.params
  }

  readBody(most: number): Promise<Buffer | null> {
    return readBody(this.#ctx, most)
  }

  get origin(): string {
    return `${this.#ctx.protocol}://${this.#ctx.host}`
  }
}

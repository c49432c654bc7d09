import type { Next } from "koa"
import { CallerLeft } from "../../core/ports/caller.ts"
import { OverBudget } from "../../core/ports/heavy-work.ts"
import { StorageFull, StoreBusy } from "../../core/ports/unavailable.ts"
import { commonHeaders } from "./common-headers.ts"
import type { Host, HttpContext } from "./host.ts"
import { type Refusal, refusalOfFailure } from "./problems.ts"
import { RequestCaller } from "./request-caller.ts"
import { requestIdOf } from "./request-id.ts"
import { sendProblem } from "./send.ts"
import { SlowBody } from "./slow-body.ts"
import { boundUnreadBody } from "./unread-body.ts"

/**
 * Wraps every request: its id, the common headers, the answer to failures, one line in the log and one count.
 * Bodies, tokens and addresses are never logged. Of a failure the stack is logged, but not what a driver adds to
 * it.
 */
export const traceRequests =
  (host: Host) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    const started = performance.now()
    const { state, res } = ctx
    state.requestId = requestIdOf(ctx.req.headers["x-request-id"])
    state.caller = new RequestCaller(ctx)
    for (const [name, value] of Object.entries(commonHeaders(state.requestId))) res.setHeader(name, value)
    boundUnreadBody(ctx.req, res)
    let failure: unknown = null
    try {
      await host.onBehalfOf(state.caller, next)
    } catch (error) {
      failure = error
      if (res.headersSent) res.destroy()
      else {
        if (error instanceof SlowBody) dropAfterAnswer(ctx)
        sendProblem(ctx, refusalOf(error, ctx))
      }
    }
    const milliseconds = performance.now() - started
    host.metrics.count(state.route?.operationId ?? "none", ctx.status, milliseconds)
    const line = {
      requestId: state.requestId,
      method: ctx.method,
      path: state.route?.path ?? null,
      status: ctx.status,
      ms: Math.round(milliseconds * 10) / 10,
    }
    if (failure === null || isExpected(failure) || isGone(ctx)) host.log.info(line)
    else host.log.error({ ...line, failure: failure instanceof Error ? failure.stack : String(failure) })
  }

/** A full disk refuses a file with 507. Any other request is as if the store were gone: the same one succeeds when there is room again. */
const refusalOf = (error: unknown, ctx: HttpContext): Refusal =>
  error instanceof StorageFull && !ctx.is("multipart/form-data")
    ? { _tag: "StoreUnavailable" }
    : (refusalOfFailure(error) ?? { _tag: "InternalError" })

/** Closes the connection with the answer, because the rest of the body would arrive as slowly as its beginning. */
const dropAfterAnswer = ({ req, res }: HttpContext): void => {
  res.setHeader("Connection", "close")
  res.once("finish", () => req.socket.destroySoon())
}

/** Whether the caller has left, which is not a failure of the service. */
const isGone = (ctx: HttpContext): boolean => ctx.req.socket.destroyed && !ctx.res.writableFinished

/** Whether the failure is caused by load, so the log needs no stack. */
const isExpected = (failure: unknown): boolean =>
  failure instanceof CallerLeft ||
  failure instanceof StoreBusy ||
  failure instanceof OverBudget ||
  failure instanceof SlowBody

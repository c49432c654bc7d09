import { TreeId } from "../../../core/domain/ids.ts"
import { CallerLeft } from "../../../core/ports/caller.ts"
import { OverBudget } from "../../../core/ports/heavy-work.ts"
import { StorageFull, StoreBusy } from "../../../core/ports/unavailable.ts"
import type { Span } from "../../../core/ports/platform/trace.ts"
import { commonHeaders } from "../response/common-headers.ts"
import type { Host } from "../host/host.ts"
import { refusedSignIn } from "./refused-sign-in.ts"
import { type Refusal, refusalOfFailure, SlowBody } from "../problems.ts"
import type { HttpRequest } from "../request/request.ts"
import { boundUnreadBody } from "../request/body/unread-body.ts"

/** A request that a framework handles, and how the framework answers with a problem. */
export interface Exchange {
  readonly request: HttpRequest
  readonly refuse: (refusal: Refusal) => void
}

/**
 * Wraps every request: the common headers, the answer to failures, one line in the log and one count. The line names
 * the operation, the account and the tree by their ids, and the network address of the caller. Bodies, tokens, names,
 * e-mail addresses and the addresses of requests are never logged. Of a failure the stack is logged, but not what a
 * driver adds to it.
 */
export const traceRequests =
  (host: Host) =>
  async ({ request, refuse }: Exchange, handle: () => Promise<void>): Promise<void> => {
    const started = performance.now()
    const { state, body, response, method } = request
    for (const [name, value] of Object.entries(commonHeaders(state.requestId))) response.setHeader(name, value)
    boundUnreadBody(body, response)
    const span = host.trace?.root("request", method, request.headers.traceparent?.toString())
    const answer = (): Promise<void> => host.onBehalfOf(state.caller, handle)
    let failure: unknown = null
    try {
      await (span === undefined ? answer() : span.within(answer))
    } catch (error) {
      failure = error
      if (response.headersSent) response.destroy()
      else {
        if (error instanceof SlowBody) dropAfterAnswer(request)
        refuse(refusalOf(error, request))
      }
    }
    const milliseconds = performance.now() - started
    const status = response.statusCode
    host.metrics.count(state.route?.operationId ?? "none", status, milliseconds)
    countRefusedSignIn(host, request)
    endSpan(span, request)
    const line = {
      requestId: state.requestId,
      method,
      path: state.route?.path ?? null,
      operation: state.route?.operationId ?? null,
      userId: state.caller.userId,
      treeId: treeIdOf(request),
      address: request.address,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    }
    if (failure === null || isExpected(failure) || isGone(request)) host.log.info(line)
    else host.log.error({ ...line, failure: failure instanceof Error ? failure.stack : String(failure) })
  }

const countRefusedSignIn = ({ metrics }: Host, { state: { route }, response }: HttpRequest): void => {
  const operation = route?.operationId
  const location = response.getHeader("Location")?.toString() ?? null
  const reason = refusedSignIn(operation, { status: response.statusCode, location })
  if (operation !== undefined && reason !== null) metrics.countRefusedSignIn(operation, reason)
}

/** The span gets the operation, the status and the id of the request. A refusal is no failure of the service. */
const endSpan = (span: Span | undefined, { method, state, response }: HttpRequest): void => {
  const status = response.statusCode
  const { operationId, path } = state.route ?? {}
  span?.end({
    name: operationId ?? method,
    facts: {
      "http.request.method": method,
      "http.response.status_code": status,
      "stemma.request_id": state.requestId,
      ...(operationId === undefined ? {} : { "stemma.operation": operationId }),
      ...(path === undefined ? {} : { "http.route": path }),
    },
    hasFailed: status >= 500,
  })
}

/** The tree in the path; null if there is none, or if the text there is not an id. */
const treeIdOf = ({ state, params }: HttpRequest): TreeId | null => {
  const id = state.route === undefined ? undefined : params.tree_id
  return TreeId.is(id) ? id : null
}

/** A full disk refuses a file with 507. Any other request is as if the store were gone: the same one succeeds when there is room again. */
const refusalOf = (error: unknown, { headers }: HttpRequest): Refusal =>
  error instanceof StorageFull && !/^multipart\/form-data\b/i.test(headers["content-type"] ?? "")
    ? { _tag: "StoreUnavailable" }
    : (refusalOfFailure(error) ?? { _tag: "InternalError" })

/** Closes the connection with the answer, because the rest of the body would arrive as slowly as its beginning. */
const dropAfterAnswer = ({ body, response }: HttpRequest): void => {
  response.setHeader("Connection", "close")
  response.once("finish", () => body.socket.destroySoon())
}

/** Whether the caller has left, which is not a failure of the service. */
const isGone = ({ body, response }: HttpRequest): boolean => body.socket.destroyed && !response.writableFinished

/** Whether the failure is caused by load, so the log needs no stack. */
const isExpected = (failure: unknown): boolean =>
  failure instanceof CallerLeft ||
  failure instanceof StoreBusy ||
  failure instanceof OverBudget ||
  failure instanceof SlowBody

import type * as E from "fp-ts/lib/Either.js"
import type { Answer } from "../http/answer/reply.ts"
import type { Host } from "../http/host/host.ts"
import type { Refusal } from "../http/problems.ts"
import { outgoing, outgoingProblem, type Outgoing } from "../http/response/outgoing.ts"
import { type HttpContext, requestOf } from "./request.ts"

/** Sends a refusal as a problem. */
export const sendProblem = (ctx: HttpContext, refusal: Refusal): void =>
  void write(ctx, outgoingProblem(requestOf(ctx), refusal))

/** Sends an answer or a refusal. */
export const send = async (ctx: HttpContext, host: Host, outcome: E.Either<Refusal, Answer>): Promise<void> =>
  write(ctx, await outgoing(requestOf(ctx), host, outcome))

const write = async (ctx: HttpContext, { status, disposition, headers, body }: Outgoing): Promise<void> => {
  ctx.status = status
  if (disposition !== null) ctx.attachment(disposition.filename, { type: disposition.type })
  for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value)
  switch (body.kind) {
    case "left out":
      return
    case "none":
      // Koa would send the text of the status. It sets a status of its own here.
      ctx.body = null
      ctx.status = status
      return
    case "whole":
      ctx.body = body.bytes
      return
    case "stream":
      ctx.respond = false
      return body.writeTo(ctx.res)
  }
}

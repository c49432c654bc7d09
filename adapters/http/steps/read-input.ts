import * as E from "fp-ts/lib/Either.js"
import { readIfMatch } from "../response/conditional.ts"
import { cookieOf } from "../request/cookies.ts"
import type { Input } from "../request/input.ts"
import type { Complete, Placed, Step } from "./step.ts"

/** Reads the query or the body, and the headers that a handler needs. Refuses invalid input. */
export const readInput =
  <Caller, Params, I>(
    takes: Input<I>,
    isVersioned: boolean,
  ): Step<Placed<Caller, Params>, Complete<Caller, Params, I>> =>
  async (placed) => {
    const { request, host, cleanUp, caller, params, wantsOther } = placed
    const input = await takes.read(request, host)
    if (E.isLeft(input)) return input
    cleanUp.add(() => takes.discard?.(input.right))
    const { headers } = request
    const call = {
      ...caller,
      params,
      input: input.right,
      ifMatch: isVersioned ? readIfMatch(headers["if-match"]) : null,
      requestId: request.state.requestId,
      userAgent: headers["user-agent"] ?? null,
      device: cookieOf(headers.cookie, "device"),
      wantsOther,
    }
    return E.right({ ...placed, call })
  }

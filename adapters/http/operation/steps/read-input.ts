import * as E from "fp-ts/lib/Either.js"
import { readIfMatch } from "../../response/conditional.ts"
import { chooseLanguage } from "../../request/head/accept-language.ts"
import { cookieOf } from "../../request/head/cookies.ts"
import type { Input } from "../../request/input.ts"
import type { DecodedCall } from "../operation.ts"
import type { Complete, Outcome, Placed, Step } from "./step.ts"

/** Reads the query or the body, and the headers that a handler needs. Refuses invalid input. */
export const readInput =
  <Caller, Params, I>(
    takes: Input<I>,
    isVersioned: boolean,
  ): Step<Placed<Caller, Params>, Complete<Caller, Params, I>> =>
  (placed) => {
    const complete = (input: Outcome<I>): Outcome<Complete<Caller, Params, I>> => {
      if (E.isLeft(input)) return input
      placed.cleanUp.add(() => takes.discard?.(input.right))
      return E.right({ ...placed, call: callOf(placed, input.right, isVersioned) })
    }
    const input = takes.read(placed.request, placed.host)
    return input instanceof Promise ? input.then(complete) : complete(input)
  }

const callOf = <Caller, Params, I>(
  { request: { headers, state }, caller, params, wantsOther }: Placed<Caller, Params>,
  input: I,
  isVersioned: boolean,
): DecodedCall<Caller, Params, I> => ({
  ...caller,
  params,
  input,
  ifMatch: isVersioned ? readIfMatch(headers["if-match"]) : null,
  requestId: state.requestId,
  userAgent: headers["user-agent"] ?? null,
  language: chooseLanguage(headers["accept-language"]),
  device: cookieOf(headers.cookie, "device"),
  wantsOther,
})

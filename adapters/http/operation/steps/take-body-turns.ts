import * as E from "fp-ts/lib/Either.js"
import { isLarge, takeRequestTurn, takeWorkTurn } from "../../request/body/turns/body-turns.ts"
import type { Input } from "../../request/input.ts"
import type { Complete, Outcome, Placed, Step } from "./step.ts"

const isJson = ({ body }: Pick<Input<unknown>, "body">): boolean => body?.content.kind === "json"

/** Takes a turn for a request with a large JSON body, before the body is read. The turn ends when the request is answered. */
export const takeTurnOfRequest = <Caller, Params>(
  takes: Pick<Input<unknown>, "body">,
): Step<Placed<Caller, Params>, Placed<Caller, Params>> => {
  const isOfJson = isJson(takes)
  const turnOf = async (placed: Placed<Caller, Params>): Promise<Outcome<Placed<Caller, Params>>> => {
    placed.cleanUp.add(await takeRequestTurn(placed.request))
    return E.right(placed)
  }
  return (placed) => (isOfJson && isLarge(placed.request) ? turnOf(placed) : E.right(placed))
}

/** Takes a turn for the work of such a request, after its body is read. The turn ends when the request is answered. */
export const takeTurnOfWork = <Caller, Params, I>(
  takes: Pick<Input<unknown>, "body">,
): Step<Complete<Caller, Params, I>, Complete<Caller, Params, I>> => {
  const isOfJson = isJson(takes)
  const turnOf = async (complete: Complete<Caller, Params, I>): Promise<Outcome<Complete<Caller, Params, I>>> => {
    const end = await takeWorkTurn(complete.request)
    complete.cleanUp.add(() => end?.())
    return E.right(complete)
  }
  return (complete) => (isOfJson && isLarge(complete.request) ? turnOf(complete) : E.right(complete))
}

import * as E from "fp-ts/lib/Either.js"
import type { Permit } from "../operation.ts"
import type { Negotiated, Outcome, Step } from "./step.ts"

/** Refuses a caller without the right to the operation before the body is received, if the operation asks for it. */
export const checkPermit =
  <Caller, Params>(
    permit: Permit<Caller, Params> | undefined,
  ): Step<Negotiated<Caller, Params>, Negotiated<Caller, Params>> =>
  (negotiated) =>
    permit === undefined ? E.right(negotiated) : permitted(permit, negotiated)

const permitted = async <Caller, Params>(
  permit: Permit<Caller, Params>,
  negotiated: Negotiated<Caller, Params>,
): Promise<Outcome<Negotiated<Caller, Params>>> => {
  const { host, caller, params } = negotiated
  const answer = await permit(host.app)({ ...caller, params })
  return E.isLeft(answer) ? answer : E.right(negotiated)
}

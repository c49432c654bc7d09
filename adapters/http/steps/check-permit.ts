import * as E from "fp-ts/lib/Either.js"
import type { Permit } from "../operation.ts"
import type { Negotiated, Step } from "./step.ts"

/** Refuses a caller without the right to the operation before the body is received, if the operation asks for it. */
export const checkPermit =
  <Caller, Params>(
    permit: Permit<Caller, Params> | undefined,
  ): Step<Negotiated<Caller, Params>, Negotiated<Caller, Params>> =>
  async (negotiated) => {
    const { host, caller, params } = negotiated
    const permitted = await permit?.(host.app)({ ...caller, params })
    return permitted !== undefined && E.isLeft(permitted) ? permitted : E.right(negotiated)
  }

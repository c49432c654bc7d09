import * as E from "fp-ts/lib/Either.js"
import { countedAddress } from "../../request/head/client-address.ts"
import { countTry } from "../../host/tries.ts"
import type { Outcome, Received, Step } from "./step.ts"

/** Counts the request against its address, if the tries of the operation are limited. Refuses too many. */
export const limitTries =
  (operationId: string, isLimited: boolean): Step<Received, Received> =>
  (received) =>
    isLimited ? countOf(operationId, received) : E.right(received)

const countOf = async (operationId: string, received: Received): Promise<Outcome<Received>> => {
  const { host, request } = received
  const tooMany = await countTry(host.limits, `${operationId} address ${countedAddress(request.address)}`)
  return tooMany === null ? E.right(received) : E.left(tooMany)
}

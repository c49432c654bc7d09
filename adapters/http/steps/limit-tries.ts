import * as E from "fp-ts/lib/Either.js"
import { countedAddress } from "../request/client-address.ts"
import { countTry } from "../tries.ts"
import type { Received, Step } from "./step.ts"

/** Counts the request against its address, if the tries of the operation are limited. Refuses too many. */
export const limitTries =
  (operationId: string, isLimited: boolean): Step<Received, Received> =>
  async (received) => {
    if (!isLimited) return E.right(received)
    const { host, request } = received
    const tooMany = await countTry(host.limits, `${operationId} address ${countedAddress(request.address)}`)
    return tooMany === null ? E.right(received) : E.left(tooMany)
  }

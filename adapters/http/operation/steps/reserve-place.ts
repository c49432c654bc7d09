import * as E from "fp-ts/lib/Either.js"
import type { Heavy } from "../heavy.ts"
import type { Refusal } from "../../problems.ts"
import type { Keyed, Placed, Step } from "./step.ts"

const queueIsFull: Refusal = { _tag: "StoreBusy", retryAfterSeconds: 30 }

/** Reserves a place in the queue for a heavy operation, before its body is received. Refuses if the queue is full. */
export const reservePlace =
  <Caller, Params, I>(
    heavy: Heavy<Caller, Params, I> | undefined,
  ): Step<Keyed<Caller, Params>, Placed<Caller, Params>> =>
  (keyed) => {
    if (heavy === undefined) return E.right({ ...keyed, place: null })
    const { request, host, caller, cleanUp } = keyed
    if (heavy.when?.(caller, request.search) === false) return E.right({ ...keyed, place: null })
    const place = host.heavy.reserve(heavy.account(caller), heavy.lane)
    if (place === null) return E.left(queueIsFull)
    cleanUp.add(() => place.leave())
    return E.right({ ...keyed, place })
  }

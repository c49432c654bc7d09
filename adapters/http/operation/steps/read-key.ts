import * as E from "fp-ts/lib/Either.js"
import type { Access } from "../access.ts"
import { idempotencyKeyOf } from "../../request/head/idempotency-key.ts"
import { answerIdOf, RequestHash } from "../../request/request-hash.ts"
import type { Host } from "../../host/host.ts"
import type { CleanUp } from "./clean-up.ts"
import type { Keyed, Negotiated, Step } from "./step.ts"

/**
 * Reads the idempotency key of a request. Refuses an invalid one, and a request of the same account and key as a
 * running one, before the body is received.
 */
export const readKey =
  <Caller, Params>(
    { userOf }: Pick<Access<Caller>, "userOf">,
    isKeyed: boolean,
  ): Step<Negotiated<Caller, Params>, Keyed<Caller, Params>> =>
  (negotiated) => {
    const { request, host, caller, cleanUp } = negotiated
    const key = isKeyed ? idempotencyKeyOf(request) : E.right(null)
    if (E.isLeft(key)) return key
    if (key.right === null) return E.right({ ...negotiated, keyed: null })
    const userId = userOf?.(caller) ?? null
    // The holder of a link writes nothing, so a repeated request does nothing twice.
    if (userOf !== undefined && userId === null) return E.right({ ...negotiated, keyed: null })
    const hash = new RequestHash(key.right, request)
    request.state.hash = hash
    const id = userId === null ? null : answerIdOf(`user ${userId}`, key.right)
    if (id !== null && !begin(host, id, cleanUp)) return E.left({ _tag: "RequestInProgress" })
    return E.right({ ...negotiated, keyed: { key: key.right, userId, id, hash } })
  }

/** Marks a keyed request as running until its end; false if the same one is running. */
export const begin = ({ running }: Host, id: string, cleanUp: CleanUp): boolean => {
  if (running.has(id)) return false
  running.add(id)
  cleanUp.add(() => running.delete(id))
  return true
}

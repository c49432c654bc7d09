import * as E from "fp-ts/lib/Either.js"
import { acceptFault, isPreferred } from "../../request/head/accept.ts"
import { PREFIX } from "../../prefix.ts"
import { LINES_TYPE } from "../../response/progress-lines.ts"
import type { Reply } from "../../answer/reply.ts"
import { varyBy } from "../../response/vary.ts"
import type { Addressed, Negotiated, Step } from "./step.ts"

/**
 * Agrees on the form of the answer by `Accept`: the usual media type of the reply, the alternative one, or lines of
 * JSON with the progress. Refuses a caller who accepts none of them.
 */
export const negotiate =
  <Caller, Params, A>({
    report,
    otherType,
    mediaType,
    shape,
  }: Reply<A>): Step<Addressed<Caller, Params>, Negotiated<Caller, Params>> =>
  (addressed) => {
    const { request } = addressed
    const { accept } = request.headers
    if (otherType !== undefined) varyBy(request.response, "Accept")
    const inLines = report !== undefined && isPreferred(accept, LINES_TYPE, "application/json")
    const wantsOther = otherType !== undefined && mediaType !== null && isPreferred(accept, otherType, bare(mediaType))
    const fault = shape === "bytes" || inLines || wantsOther ? null : acceptFault(accept, mediaType)
    if (fault !== null) return E.left(fault)
    return E.right({ ...addressed, wanted: { at: request.path.slice(PREFIX.length), inLines }, wantsOther })
  }

/** A media type without its parameters. */
const bare = (mediaType: string): string => mediaType.replace(/;.*/, "")

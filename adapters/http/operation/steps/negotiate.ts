import * as E from "fp-ts/lib/Either.js"
import { hasWords } from "../../../../core/codec/worded.ts"
import { ENGLISH } from "../../../../core/languages/language.ts"
import { acceptFault, isPreferred } from "../../request/head/accept.ts"
import { chooseLanguage } from "../../request/head/accept-language.ts"
import { PREFIX } from "../../prefix.ts"
import { LINES_TYPE } from "../../response/progress-lines.ts"
import type { Reply } from "../../answer/reply.ts"
import { varyBy } from "../../response/vary.ts"
import type { Addressed, Negotiated, Step } from "./step.ts"

/**
 * Agrees on the form of the answer by `Accept`: the usual media type of the reply, the alternative one, or lines of
 * JSON with the progress. Refuses a caller who accepts none of them. Agrees on the language of its texts by
 * `Accept-Language`: English, if the service does not ship another one that the caller names.
 */
export const negotiate = <Caller, Params, A>(
  reply: Reply<A>,
): Step<Addressed<Caller, Params>, Negotiated<Caller, Params>> => {
  const { report, otherType, mediaType, shape, codec } = reply
  const isWorded = codec !== null && hasWords(codec)
  return (addressed) => {
    const { request } = addressed
    const { accept } = request.headers
    if (otherType !== undefined) varyBy(request.response, "Accept")
    if (isWorded) varyBy(request.response, "Accept-Language")
    const inLines = report !== undefined && isPreferred(accept, LINES_TYPE, "application/json")
    const wantsOther = otherType !== undefined && mediaType !== null && isPreferred(accept, otherType, bare(mediaType))
    const fault = shape === "bytes" || inLines || wantsOther ? null : acceptFault(accept, mediaType)
    if (fault !== null) return E.left(fault)
    const language = (isWorded ? chooseLanguage(request.headers["accept-language"]) : null) ?? ENGLISH
    return E.right({
      ...addressed,
      wanted: { path: request.path.slice(PREFIX.length), language, inLines },
      isWorded,
      wantsOther,
    })
  }
}

/** A media type without its parameters. */
const bare = (mediaType: string): string => mediaType.replace(/;.*/, "")

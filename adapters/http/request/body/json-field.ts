import type * as t from "io-ts"
import * as E from "fp-ts/lib/Either.js"
import { faults, type Json } from "../../../../core/codec/wire.ts"
import type { Parameter } from "../parameters.ts"

/** A field of a form whose text is JSON of this codec. */
export const jsonField = <A>(description: string, codec: t.Type<A, unknown, unknown>, absent: A): Parameter<A> => ({
  description,
  schema: { type: "string", contentMediaType: "application/json" },
  absent,
  read: (text) => {
    const parsed = parse(text)
    if (parsed === undefined) return E.left("must be JSON")
    const read = codec.decode(parsed)
    return E.isRight(read) ? read : E.left(faults(read.left))
  },
})

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

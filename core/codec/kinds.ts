import type * as t from "io-ts"
import type { Described, Nullable, Wire } from "./wire.ts"

/** The properties by which interpreters of codecs (JSON Schema, the JSON writer) recognise the codecs of `wire.ts`. */

interface List extends t.Type<unknown, unknown, unknown> {
  readonly of: t.Mixed
  readonly max: number
}

const hasTag = (codec: t.Mixed, tag: string): boolean => "_tag" in codec && codec._tag === tag

export const isWire = (codec: t.Mixed): codec is Wire<unknown> => hasTag(codec, "Wire")

export const isNullable = (codec: t.Mixed): codec is Nullable<unknown, unknown> => hasTag(codec, "Nullable")

export const isList = (codec: t.Mixed): codec is List => hasTag(codec, "List")

export const isDescribed = (codec: t.Mixed): codec is Described<unknown, unknown> => "schema" in codec

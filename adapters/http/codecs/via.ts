import * as t from "io-ts"
import { type Via, viaKinds } from "../../../core/domain/audit/via.ts"
import { nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"

export const viaReply: Wire<Via> = wire("Via", {
  kind: oneOf(viaKinds),
  id: nullable(t.string),
  name: nullable(t.string),
})

import * as t from "io-ts"
import { described } from "./wire.ts"

/** A whole number in a reply. */
export const count = described(
  new t.Type<number, number, unknown>("a count", t.number.is, t.number.validate, t.identity),
  { type: "integer" },
)

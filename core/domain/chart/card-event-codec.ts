import * as t from "io-ts"
import { count } from "../../codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../codec/wire.ts"
import { dateQualifiers } from "../date/genealogical-date.ts"
import { dateReply } from "../date/date-codec.ts"
import type { CardEvent } from "./card.ts"

/** The date of a birth or death, with its years, and the place, in answers. */
export const cardEventReply: Wire<CardEvent> = wire("CardEvent", {
  date: nullable(dateReply),
  place: nullable(t.string),
  text: nullable(t.string),
  yearFrom: nullable(count),
  yearTo: nullable(count),
  qualifier: nullable(oneOf(dateQualifiers)),
})

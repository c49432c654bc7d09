import * as t from "io-ts"
import { nullable, type Wire, wire } from "../../codec/wire.ts"
import { dateReply } from "../date/date-codec.ts"
import type { CardEvent } from "./card.ts"

/** The date and the place of a birth or death, in answers. */
export const cardEventReply: Wire<CardEvent> = wire("CardEvent", {
  date: nullable(dateReply),
  place: nullable(t.string),
})

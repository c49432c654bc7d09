import * as t from "io-ts"
import { count } from "../../codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../codec/wire.ts"
import { calendars, dateQualifiers, type GenealogicalDate } from "./genealogical-date.ts"

const part = nullable(count)

/** A date in answers. */
export const dateReply: Wire<GenealogicalDate> = wire("GenealogicalDate", {
  qualifier: oneOf(dateQualifiers),
  calendar: oneOf(calendars),
  day: part,
  month: part,
  year: part,
  toDay: part,
  toMonth: part,
  toYear: part,
  phrase: nullable(t.string),
  display: t.string,
  sortDay: part,
})

import * as t from "io-ts"
import { count } from "../../codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../codec/wire.ts"
import { type Worded, worded } from "../../codec/worded.ts"
import { calendars, dateQualifiers, type GenealogicalDate } from "./genealogical-date.ts"
import { longDate } from "./text/long-date.ts"

const part = nullable(count)

const dateFields = {
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
}

/** A date with its text in the language of the reader. */
export interface WordedDate extends GenealogicalDate {
  readonly displayLong: string
}

/** A date in answers, as its schema has it. */
export const wordedDate: Wire<WordedDate> = wire("GenealogicalDate", { ...dateFields, displayLong: t.string })

/** A date in answers. Its long form is in the language of the reader. */
export const dateReply: Worded<GenealogicalDate> = worded(
  wire("GenealogicalDate", dateFields),
  wordedDate,
  (date, language) => ({ ...date, displayLong: longDate(date, language) }),
)

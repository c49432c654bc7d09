import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import * as t from "io-ts"
import type { OptionalField } from "./field.ts"
import { nullable } from "./wire.ts"

const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})?)?$/

/** Whether a text is a day, or a day and a time with or without its distance from UTC (ISO 8601). */
export const isFileTime = (text: string): boolean => {
  if (!form.test(text)) return false
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  const [, hours = 0, minutes = 0, seconds = 0] = (/T(\d+):(\d+):(\d+)/.exec(text) ?? []).map(Number)
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text.slice(0, 10)) &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60
  )
}

const fileTime = new t.Type<string, unknown, unknown>(
  "FileTime",
  (u): u is string => typeof u === "string" && isFileTime(u),
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((text) => (isFileTime(text) ? t.success(text) : t.failure(u, context, "must be a day or a time"))),
    ),
  t.identity,
)

const fileChangedAt: OptionalField<string | null, "optional line"> = {
  kind: "optional line",
  input: nullable(fileTime),
  backup: nullable(fileTime),
  stored: nullable(t.string),
  redactable: nullable(t.string),
  initial: null,
  about:
    "When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has " +
    "a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree.",
}

/** The fields of a record that only its file states. No request sets them. */
export const fileFields = { fileChangedAt }

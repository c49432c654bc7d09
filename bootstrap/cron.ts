import * as E from "fp-ts/lib/Either.js"
import type { Reader } from "./readers.ts"

/** The least and greatest value of each field: minute, hour, day of the month, month, day of the week (0 is Sunday). */
const bounds = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

const FORM =
  "must be five fields of a cron expression (minute, hour, day of the month, month, day of the week from 0 for " +
  'Sunday to 6; UTC), as in "30 2 * * *"'

/** `*`, a number or a range, each perhaps with a step. */
const PART = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/

const isPart = (text: string, least: number, most: number): boolean => {
  const match = PART.exec(text)
  if (match === null) return false
  const [first, last, step] = match.slice(1).map((digits) => (digits === undefined ? null : Number(digits)))
  const isWithin = (value: number | null | undefined): boolean => value == null || (value >= least && value <= most)
  return isWithin(first) && isWithin(last) && (last ?? most) >= (first ?? least) && step !== 0
}

/** A cron expression of five fields, in UTC. */
export const cron: Reader<string> = (text) => {
  const fields = text.split(/\s+/)
  const isCron =
    fields.length === bounds.length &&
    bounds.every(([least, most], at) => (fields[at] ?? "").split(",").every((part) => isPart(part, least, most)))
  return isCron ? E.right(fields.join(" ")) : E.left(FORM)
}

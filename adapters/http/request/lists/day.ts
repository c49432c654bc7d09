import * as E from "fp-ts/lib/Either.js"
import { daysInMonth, firstDay } from "../../../../core/domain/date/calendar.ts"
import { type Parameter, parameter } from "../parameters.ts"

/** An optional Gregorian day such as `2026-11-22`, as its Julian day number. */
export const dayOrNull = (description: string): Parameter<number | null> =>
  parameter<number | null>(description, { type: "string", format: "date" }, null, (text) => {
    const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split("-").map(Number) : []
    return year >= 1 && day >= 1 && day <= daysInMonth("gregorian", year, month)
      ? E.right(firstDay("gregorian", year, month, day))
      : E.left("must be a day such as 2026-11-22")
  })

import { earliestYear, latestYear } from "../date/date-years.ts"
import type { DateParts } from "../date/genealogical-date.ts"
import { limitOf } from "./rules.ts"

/** The years in which something was; null for an open end. */
export interface Years {
  readonly from: number | null
  readonly to: number | null
}

/** How many years a date with this qualifier may be wrong. */
const slackOf = ({ qualifier }: DateParts): number => {
  if (qualifier === "about" || qualifier === "phrase") return limitOf("about")
  if (qualifier === "calculated") return limitOf("calculated")
  return qualifier === "estimated" ? limitOf("estimated") : 0
}

/** The years in which the event of a date may have been. Both are null if the date names no year. */
export const yearsOfDate = (date: DateParts): Years => {
  const [first, last] = [earliestYear(date), latestYear(date)]
  const slack = slackOf(date)
  const { qualifier } = date
  return {
    from: first === null || qualifier === "before" || qualifier === "to" ? null : first - slack,
    to: last === null || qualifier === "after" || qualifier === "from" ? null : last + slack,
  }
}

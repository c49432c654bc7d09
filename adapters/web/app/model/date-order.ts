import type { WrittenDate } from "./date-words.ts"

/** A date as the first and the last day that it can mean, as numbers that grow with time; null without a year. */
const daysOf = ({ qualifier, calendar = "gregorian", ...date }: WrittenDate): readonly [number, number] | null => {
  const { year, month, day } = date
  if (year === null || (calendar !== "gregorian" && calendar !== "julian")) return null
  const first = year * 10_000 + (month ?? 1) * 100 + (day ?? 1)
  const to = { year: date.to_year ?? year, month: date.to_year === null ? month : date.to_month }
  const last = to.year * 10_000 + (to.month ?? 12) * 100 + ((date.to_year === null ? day : date.to_day) ?? 31)
  if (qualifier === "before" || qualifier === "to") return [Number.NEGATIVE_INFINITY, last]
  if (qualifier === "after" || qualifier === "from") return [first, Number.POSITIVE_INFINITY]
  return [first, last]
}

/** Whether one date is before another one, whatever exact days they mean. */
export const isBefore = (one: WrittenDate | null, other: WrittenDate | null): boolean => {
  const [first, second] = [one === null ? null : daysOf(one), other === null ? null : daysOf(other)]
  return first !== null && second !== null && first[1] < second[0]
}

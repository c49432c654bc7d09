import type { WrittenDate } from "./date-words.ts"

type Day = readonly [year: number, month: number, day: number]

/** The day of an exact Gregorian date; null for any other. */
const dayOf = (date: WrittenDate | null): Day | null => {
  if (date === null || (date.qualifier ?? "exact") !== "exact" || (date.calendar ?? "gregorian") !== "gregorian")
    return null
  const { year = null, month = null, day = null } = date
  return year === null || month === null || day === null ? null : [year, month, day]
}

/** The full years between two exact days; null if one of them is not known to the day. */
export const ageBetween = (birth: WrittenDate | null, death: WrittenDate | null): number | null => {
  const [from, to] = [dayOf(birth), dayOf(death)]
  if (from === null || to === null) return null
  const isBeforeBirthday = to[1] < from[1] || (to[1] === from[1] && to[2] < from[2])
  const age = to[0] - from[0] - (isBeforeBirthday ? 1 : 0)
  return age < 0 ? null : age
}

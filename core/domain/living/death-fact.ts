import { calendarDay } from "../date/calendar.ts"
import { earliestDay, latestDay } from "../date/date-days.ts"
import { latestYear } from "../date/date-years.ts"
import type { GenealogicalDate } from "../date/genealogical-date.ts"
import type { PlacedEvent } from "../event.ts"
import { deniesDeath, saysWithheld } from "./death-words.ts"

/** The types of events about the end of a life. */
export const deathFactTypes = ["death", "burial", "cremation"] as const

const deathFacts: ReadonlySet<string> = new Set(deathFactTypes)

/** Whether events of this type are about the end of a life. */
export const isAboutDeath = (type: string): boolean => deathFacts.has(type)

/** The part of an event that decides whether it proves a death. */
export type PossibleDeath = Pick<
  PlacedEvent,
  "type" | "asserted" | "detail" | "subtype" | "cause" | "date" | "place" | "notes"
>

/**
 * Whether the event proves that its person died: it is about a death, asserts it, does not deny it, says more than that it is private, and
 * is not dated after `today` (a Julian day number).
 */
export const isDeathFact = (event: PossibleDeath, today: number): boolean => {
  const { type, asserted, detail, subtype, cause, date, place, notes } = event
  if (!isAboutDeath(type) || !asserted) return false
  const isDated = date !== null && date.sortDay !== null
  const phrase = date?.phrase ?? null
  if (deniesDeath({ text: detail, subtype, cause, date: phrase, place, notes: isDated ? null : notes })) return false
  return isDated ? !isAfter(date, today) : ![phrase, place, detail].some(saysWithheld) && !namesLaterYear(date, today)
}

/** Whether the words of a date name a year after this day: `(perhaps 2090)`. */
const namesLaterYear = (date: GenealogicalDate | null, today: number): boolean => {
  const year = date === null ? null : latestYear(date)
  return year !== null && year > calendarDay("gregorian", today).year
}

/** Whether the earliest day of the date is after this day (a Julian day number). */
export const isAfter = (date: GenealogicalDate | null, day: number): boolean =>
  date !== null && date.sortDay !== null && date.sortDay > day

/**
 * Whether the event ends before the person was born, by the latest of several births. Such an event is about another person, or one of the
 * dates is wrong: it proves nothing.
 */
export const isBeforeBirth = (
  { date }: Pick<PossibleDeath, "date">,
  own: readonly Pick<PossibleDeath, "type" | "date">[],
): boolean => {
  const end = date === null ? null : latestDay(date)
  return (
    end !== null &&
    own.some((event) => {
      const born = event.type === "birth" && event.date !== null ? earliestDay(event.date) : null
      return born !== null && born > end
    })
  )
}

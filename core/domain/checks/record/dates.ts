import { type Check, foundEvents } from "../check.ts"
import type { CheckedEvent, CheckedPerson } from "../checked-person.ts"
import { beginningOf } from "../span.ts"

/** Events after today. */
export const futureEvent: Check<"future_event"> = (subject, { today }) =>
  foundEvents(
    subject,
    subject.events.filter(({ span }) => span?.first != null && span.first > today),
    `An event of ${subject.displayName} is in the future.`,
  )

/** Words alone, such as "in infancy", are no date that was meant to be read. */
export const unreadDate: Check<"unread_date"> = (subject) =>
  foundEvents(
    subject,
    subject.events.filter(({ date, span }) => date !== null && span === null && /\d/.test(date.phrase ?? "")),
    `A date of ${subject.displayName} has no year that can be read.`,
  )

/** The years of a date as they are written. French Republican years have few digits. */
const yearsOf = ({ date }: CheckedEvent): readonly number[] =>
  date?.calendar === "gregorian" || date?.calendar === "julian"
    ? [date.year, date.toYear].filter((year) => year !== null)
    : []

const isAfterYear = ({ events }: CheckedPerson, year: number): boolean =>
  events.some(({ span }) => span?.first != null && span.first >= beginningOf(year))

/** Dates that have lost their century. */
export const shortYear: Check<"short_year"> = (subject, { limits }) =>
  foundEvents(
    subject,
    isAfterYear(subject, limits.later)
      ? subject.events.filter((event) => yearsOf(event).some((year) => year > 0 && year < limits.year))
      : [],
    `A date of ${subject.displayName} has a year of one or two digits.`,
  )

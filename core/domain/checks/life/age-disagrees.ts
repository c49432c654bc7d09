import { type Check, foundEvents } from "../check.ts"
import type { CheckedEvent } from "../checked-person.ts"
import { leastYears, mostYears } from "../span.ts"

/** A number of years, alone or with months and days: `42`, `42y`, `42y 3m`. */
const YEARS = /^(\d{1,3})(?:\s*y(?:ears?)?\b[\d\smwdy.]*)?$/i

/** The whole years of an age as GEDCOM has it; null for words, limits and ages in months. */
const yearsOf = ({ age }: Pick<CheckedEvent, "age">): number | null => {
  const years = age === null ? undefined : YEARS.exec(age.trim())?.[1]
  return years === undefined ? null : Number(years)
}

/** Events with an age that does not follow from the birth. */
export const ageDisagrees: Check<"age_disagrees"> = (subject, { limits }) =>
  foundEvents(
    subject,
    subject.events.filter((event) => {
      const years = yearsOf(event)
      if (years === null || event.type === "birth") return false
      const [least, most] = [leastYears(subject.born, event.span), mostYears(subject.born, event.span)]
      return (
        (least !== null && years < least - limits.years) || (most !== null && most >= 0 && years > most + limits.years)
      )
    }),
    `The age of ${subject.displayName} at an event is not the age by the birth.`,
  )

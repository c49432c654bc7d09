import { type Check, foundEvents } from "../check.ts"
import { isLongerThan, leastDays } from "../span.ts"

/** A christening many years after the birth. */
export const lateChristening: Check<"late_christening"> = (subject, { limits }) =>
  foundEvents(
    subject,
    subject.events.filter(({ type, span }) => type === "christening" && isLongerThan(subject.born, span, limits.years)),
    `${subject.displayName} was christened more than ${limits.years} years after the birth.`,
  )

/** A burial long after the death. */
export const lateBurial: Check<"late_burial"> = (subject, { limits }) =>
  foundEvents(
    subject,
    subject.events.filter(({ type, span }) => type === "burial" && (leastDays(subject.died, span) ?? 0) > limits.days),
    `${subject.displayName} was buried more than ${limits.days} days after the death.`,
  )

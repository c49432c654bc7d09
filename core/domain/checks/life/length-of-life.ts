import { type Check, foundEvents, foundIf } from "../check.ts"
import { isLongerThan, leastYears } from "../span.ts"
import { livedTypes } from "../../living/lived-types.ts"

/** A death at an age that hardly anybody reaches. */
export const tooOldAtDeath: Check<"too_old_at_death"> = (subject, { limits }) =>
  foundIf(isLongerThan(subject.born, subject.died, limits.years), () => ({
    personIds: [subject.id],
    eventIds: [...(subject.born?.eventIds ?? []), ...(subject.died?.eventIds ?? [])],
    detail: `${subject.displayName} was ${leastYears(subject.born, subject.died)} years old at the death.`,
  }))

/** A death says how long the life was; without one the events do. */
export const eventPastLifetime: Check<"event_past_lifetime"> = (subject, { limits }) =>
  foundEvents(
    subject,
    subject.died === null
      ? subject.events.filter(
          ({ type, span }) => livedTypes.has(type) && isLongerThan(subject.born, span, limits.years),
        )
      : [],
    `An event of ${subject.displayName} is more than ${limits.years} years after the birth.`,
  )

/** A person who is marked as living at an age that is not proved of any human. */
export const livingPastLifetime: Check<"living_past_lifetime"> = (subject, { limits, today }) =>
  foundIf(subject.isLiving === true && isLongerThan(subject.born, { first: today, last: today }, limits.years), () => ({
    personIds: [subject.id],
    eventIds: subject.born?.eventIds ?? [],
    detail: `${subject.displayName} is marked as living and was born more than ${limits.years} years ago.`,
    fix: [{ op: "update", entity: "person", id: subject.id, data: { is_living: false } }],
  }))

/** A person who is marked as living and has an event that proves a death. */
export const livingWithDeath: Check<"living_with_death"> = ({ id, displayName, isLiving, hasDeathFact, died }) =>
  foundIf(isLiving === true && hasDeathFact, () => ({
    personIds: [id],
    eventIds: died?.eventIds ?? [],
    detail: `${displayName} is marked as living and has a death.`,
  }))

import { type Check, foundIf } from "../check.ts"
import { ownCouples } from "../checked-person.ts"
import { isLongerThan, isYoungerThan, leastYears } from "../span.ts"
import { eventsOf, foundAtCouples } from "./couple.ts"

/** A marriage of a child. */
export const marriedTooYoung: Check<"married_too_young"> = (subject, { limits }) =>
  foundAtCouples(
    subject,
    (couple, ends) =>
      eventsOf(couple, "marriage").filter(({ span }) =>
        ends.some(({ born }) => isYoungerThan(born, span, limits.years)),
      ),
    ({ person }) => `${subject.displayName} or ${person.displayName} was younger than ${limits.years} at the marriage.`,
  )

/** A marriage at a very high age. */
export const marriedTooOld: Check<"married_too_old"> = (subject, { limits }) =>
  foundAtCouples(
    subject,
    (couple, ends) =>
      eventsOf(couple, "marriage").filter(({ span }) =>
        ends.some(({ born }) => isLongerThan(born, span, limits.years)),
      ),
    ({ person }) => `${subject.displayName} or ${person.displayName} was older than ${limits.years} at the marriage.`,
  )

/** Partners who were born many years apart. */
export const partnersFarApart: Check<"partners_far_apart"> = (subject, { limits }) =>
  ownCouples(subject).flatMap(({ person, relationship }) => {
    const years = Math.max(leastYears(subject.born, person.born) ?? 0, leastYears(person.born, subject.born) ?? 0)
    return foundIf(years > limits.years, () => ({
      personIds: [subject.id, person.id],
      eventIds: [...(subject.born?.eventIds ?? []), ...(person.born?.eventIds ?? [])],
      relationshipIds: [relationship.id],
      detail: `${subject.displayName} and ${person.displayName} are partners and at least ${years} years apart.`,
    }))
  })

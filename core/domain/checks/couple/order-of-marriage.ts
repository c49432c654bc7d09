import type { Check } from "../check.ts"
import { isBefore } from "../span.ts"
import { eventsOf, foundAtCouples } from "./couple.ts"

/** A marriage before the birth of a partner. */
export const marriedBeforeBirth: Check<"married_before_birth"> = (subject) =>
  foundAtCouples(
    subject,
    (couple, ends) => eventsOf(couple, "marriage").filter(({ span }) => ends.some(({ born }) => isBefore(span, born))),
    ({ person }) => `${subject.displayName} and ${person.displayName} married before one of them was born.`,
  )

/** A marriage after the death of a partner. */
export const marriedAfterDeath: Check<"married_after_death"> = (subject) =>
  foundAtCouples(
    subject,
    (couple, ends) => eventsOf(couple, "marriage").filter(({ span }) => ends.some(({ died }) => isBefore(died, span))),
    ({ person }) => `${subject.displayName} and ${person.displayName} married after one of them had died.`,
  )

/** A divorce is wrong if all marriages of the two came after it. */
export const divorceBeforeMarriage: Check<"divorce_before_marriage"> = (subject) =>
  foundAtCouples(
    subject,
    (couple) => {
      const marriages = eventsOf(couple, "marriage")
      return marriages.length === 0
        ? []
        : eventsOf(couple, "divorce", "divorce_filed", "annulment").filter(({ span }) =>
            marriages.every((marriage) => isBefore(span, marriage.span)),
          )
    },
    ({ person }) => `${subject.displayName} and ${person.displayName} were divorced before they married.`,
  )

/** A divorce after the death of a partner. */
export const divorceAfterDeath: Check<"divorce_after_death"> = (subject) =>
  foundAtCouples(
    subject,
    (couple, ends) => eventsOf(couple, "divorce").filter(({ span }) => ends.some(({ died }) => isBefore(died, span))),
    ({ person }) => `${subject.displayName} and ${person.displayName} were divorced after one of them had died.`,
  )

/** An engagement, banns or a licence after all marriages of the two. */
export const bannsAfterMarriage: Check<"banns_after_marriage"> = (subject) =>
  foundAtCouples(
    subject,
    (couple) => {
      const marriages = eventsOf(couple, "marriage")
      return marriages.length === 0
        ? []
        : eventsOf(couple, "engagement", "marriage_banns", "marriage_license").filter(({ span }) =>
            marriages.every((marriage) => isBefore(marriage.span, span)),
          )
    },
    ({ person }) =>
      `${subject.displayName} and ${person.displayName} were engaged or had banns or a licence after they married.`,
  )

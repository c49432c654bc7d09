import { type Check, foundEvents, type Found } from "../check.ts"
import type { CheckedPerson } from "../checked-person.ts"
import { isYoungerThan } from "../span.ts"

/** The events of these types before an age. */
const tooYoung = (subject: CheckedPerson, types: readonly string[], years: number, words: string): readonly Found[] =>
  foundEvents(
    subject,
    subject.events.filter(({ type, span }) => types.includes(type) && isYoungerThan(subject.born, span, years)),
    `${subject.displayName} ${words} before the age of ${years}.`,
  )

/** A confirmation or first communion of a small child. */
export const confirmedTooYoung: Check<"confirmed_too_young"> = (subject, { limits }) =>
  tooYoung(subject, ["confirmation", "first_communion"], limits.years, "was confirmed or went to communion")

/** Military service of a child. */
export const servedTooYoung: Check<"served_too_young"> = (subject, { limits }) =>
  tooYoung(subject, ["military_service"], limits.years, "served")

/** A retirement before an age at which people retire. */
export const retiredTooYoung: Check<"retired_too_young"> = (subject, { limits }) =>
  tooYoung(subject, ["retirement"], limits.years, "retired")

/** A will of a child. */
export const willTooYoung: Check<"will_too_young"> = (subject, { limits }) =>
  tooYoung(subject, ["will"], limits.years, "made a will")

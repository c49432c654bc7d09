import { type Check, foundEvents, type Found } from "../check.ts"
import type { CheckedEvent, CheckedPerson } from "../checked-person.ts"
import { isBefore } from "../span.ts"
import { burialTypes, riteTypes } from "./kinds-of-events.ts"
import { livedTypes } from "../../living/lived-types.ts"

const beforeBirth = (
  subject: CheckedPerson,
  isOfKind: (event: CheckedEvent) => boolean,
  detail: string,
): readonly Found[] =>
  foundEvents(
    subject,
    subject.events.filter((event) => isOfKind(event) && isBefore(event.span, subject.born)),
    detail,
  )

/** A death before the birth. */
export const deathBeforeBirth: Check<"death_before_birth"> = (subject) =>
  beforeBirth(subject, ({ type }) => type === "death", `${subject.displayName} died before the birth.`)

/** A christening or baptism before the birth. */
export const christeningBeforeBirth: Check<"christening_before_birth"> = (subject) =>
  beforeBirth(
    subject,
    ({ type }) => riteTypes.includes(type),
    `${subject.displayName} was christened or baptised before the birth.`,
  )

/** Any other event of the life, or a burial. */
export const eventBeforeBirth: Check<"event_before_birth"> = (subject) =>
  beforeBirth(
    subject,
    ({ type }) => !riteTypes.includes(type) && (livedTypes.has(type) || burialTypes.includes(type)),
    `An event of ${subject.displayName} is before the birth.`,
  )

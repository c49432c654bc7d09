import { type Check, foundEvents } from "../check.ts"
import type { CheckedEvent, CheckedPerson } from "../checked-person.ts"
import { isBefore } from "../span.ts"
import { burialTypes } from "./kinds-of-events.ts"
import { livedTypes } from "../../living/lived-types.ts"

/** The events of this kind that were over before the death. Only a death itself says when a life ended at the earliest. */
const beforeDeath = ({ events, died }: CheckedPerson, types: readonly string[]): readonly CheckedEvent[] =>
  events.filter(({ type, span }) => types.includes(type) && isBefore(span, died))

const afterDeath = ({ events, died }: CheckedPerson, isOfKind: (type: string) => boolean): readonly CheckedEvent[] =>
  events.filter(({ type, span }) => isOfKind(type) && isBefore(died, span))

/** A burial or cremation before the death. */
export const burialBeforeDeath: Check<"burial_before_death"> = (subject) =>
  foundEvents(subject, beforeDeath(subject, burialTypes), `${subject.displayName} was buried before the death.`)

/** A will that was proved before the death. */
export const probateBeforeDeath: Check<"probate_before_death"> = (subject) =>
  foundEvents(
    subject,
    beforeDeath(subject, ["probate"]),
    `The will of ${subject.displayName} was proved before the death.`,
  )

/** Events of the life after the death. */
export const eventAfterDeath: Check<"event_after_death"> = (subject) =>
  foundEvents(
    subject,
    afterDeath(subject, (type) => livedTypes.has(type)),
    `An event of the life of ${subject.displayName} is after the death.`,
  )

/** A will that was made after the death. */
export const willAfterDeath: Check<"will_after_death"> = (subject) =>
  foundEvents(
    subject,
    afterDeath(subject, (type) => type === "will"),
    `${subject.displayName} made a will after the death.`,
  )

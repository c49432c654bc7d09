import { type Found, MOST_NAMED } from "../check.ts"
import { type CheckedEvent, type CheckedPerson, type Couple, ownCouples, type Relative } from "../checked-person.ts"

/** The dated events of these types of a partnership. */
export const eventsOf = ({ events }: Couple, ...types: readonly string[]): readonly CheckedEvent[] =>
  events.filter(({ type, span }) => span !== null && types.includes(type))

/** A finding about the two of a partnership. */
const foundCouple = (
  subject: CheckedPerson,
  { person, relationship }: Couple,
  events: readonly CheckedEvent[],
  detail: string,
): Found => ({
  personIds: [subject.id, person.id],
  eventIds: events.slice(0, MOST_NAMED).map(({ id }) => id),
  relationshipIds: [relationship.id],
  detail,
})

/** What is found at the partnerships of a person: the events that are wrong, and why. */
export const foundAtCouples = (
  subject: CheckedPerson,
  find: (couple: Couple, ends: readonly Relative[]) => readonly CheckedEvent[],
  words: (couple: Couple) => string,
): readonly Found[] =>
  ownCouples(subject).flatMap((couple) => {
    const wrong = find(couple, [subject, couple.person])
    return wrong.length === 0 ? [] : [foundCouple(subject, couple, wrong, words(couple))]
  })

import { type Check, foundEvents } from "../check.ts"
import type { CheckedEvent } from "../checked-person.ts"

/** What makes two events one; null if the event says neither when it was nor what. */
const keyOf = ({ type, date, span, placeId, detail, notes, ...event }: CheckedEvent): string | null =>
  span === null && detail === null
    ? null
    : JSON.stringify([type, date?.display ?? null, placeId, detail, notes, event.subtype, event.age, event.cause])

/** Events that say the same as another one of the person. */
export const sameEventTwice: Check<"same_event_twice"> = (subject) => {
  const met = new Set<string>()
  const again = subject.events.filter((event) => {
    const key = keyOf(event)
    if (key === null || met.has(key)) return key !== null
    met.add(key)
    return false
  })
  return foundEvents(subject, again, `${subject.displayName} has the same event twice.`)
}

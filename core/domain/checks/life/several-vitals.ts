import { type Check, foundEvents } from "../check.ts"
import type { CheckedEvent, CheckedPerson } from "../checked-person.ts"
import { isBefore } from "../span.ts"

/** The events of a type, if two of them cannot be of one day. */
const atOdds = ({ events }: CheckedPerson, wanted: string): readonly CheckedEvent[] => {
  const some = events.filter(({ type, span }) => type === wanted && span !== null)
  const [first] = some.toSorted((one, other) => (one.span?.last ?? Infinity) - (other.span?.last ?? Infinity))
  return first !== undefined && some.some(({ span }) => isBefore(first.span, span)) ? some : []
}

/** Births of dates that cannot be one. */
export const severalBirths: Check<"several_births"> = (subject) =>
  foundEvents(subject, atOdds(subject, "birth"), `${subject.displayName} has births of different dates.`)

/** Deaths of dates that cannot be one. */
export const severalDeaths: Check<"several_deaths"> = (subject) =>
  foundEvents(subject, atOdds(subject, "death"), `${subject.displayName} has deaths of different dates.`)

import type { CheckedEvent, Moment } from "./checked-person.ts"

type Dated = Pick<CheckedEvent, "id" | "type" | "span" | "asserted">

const least = (days: readonly (number | null)[]): number | null =>
  days.reduce<number | null>((one, day) => (one === null || day === null ? null : Math.min(one, day)), days[0] ?? null)

const most = (days: readonly (number | null)[]): number | null =>
  days.reduce<number | null>((one, day) => (one === null || day === null ? null : Math.max(one, day)), days[0] ?? null)

const ofTypes = (events: readonly Dated[], types: readonly string[]): readonly Dated[] =>
  events.filter(({ type, span, asserted }) => asserted && span !== null && types.includes(type))

/** The days of all of these: several births of one person are alternatives. */
const alternatives = (events: readonly Dated[]): Moment | null =>
  events.length === 0
    ? null
    : {
        first: least(events.map(({ span }) => span?.first ?? null)),
        last: most(events.map(({ span }) => span?.last ?? null)),
        eventIds: events.map(({ id }) => id),
      }

/** Something that was over when the first of these had happened. */
const atTheLatest = (events: readonly Dated[]): Moment | null => {
  const [first] = events
    .filter(({ span }) => span?.last != null)
    .toSorted((one, other) => (one.span?.last ?? 0) - (other.span?.last ?? 0))
  return first?.span == null ? null : { first: null, last: first.span.last, eventIds: [first.id] }
}

/** When a person with these events was born: by a birth, or else before a christening or baptism. */
export const bornOf = (events: readonly Dated[]): Moment | null =>
  alternatives(ofTypes(events, ["birth"])) ?? atTheLatest(ofTypes(events, ["christening", "baptism"]))

/** When a person with these events died: by a death, or else before a burial, a cremation or a probate. */
export const diedOf = (events: readonly Dated[]): Moment | null =>
  alternatives(ofTypes(events, ["death"])) ?? atTheLatest(ofTypes(events, ["burial", "cremation", "probate"]))

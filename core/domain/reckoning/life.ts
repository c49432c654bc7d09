import type { GenealogicalDate } from "../date/genealogical-date.ts"
import type { LifeEvent } from "../event.ts"
import type { EventId, PersonId, RelationshipId } from "../ids.ts"
import type { Gender } from "../person.ts"
import { limitOf, type ReckoningRule } from "./rules.ts"
import { birthByAge } from "./years-of-age.ts"
import { type Years, yearsOfDate } from "./years-of-date.ts"
import { livedTypes } from "../living/lived-types.ts"

/** The part of an event from which years are reckoned. */
export type ReckonedEvent = Omit<LifeEvent, "personId" | "privacy">

/** A fact that limits a year: an event in the life of a person. */
export interface Fact {
  readonly rule: ReckoningRule
  readonly eventId: EventId
  readonly personId: PersonId
  /** The partnership of the event; null for an event of the person alone. */
  readonly relationshipId: RelationshipId | null
  /** The year of the event. */
  readonly year: number
}

/** A year that is a limit, and the fact that gives it. */
export interface Limit {
  readonly at: number
  readonly fact: Fact
}

/** The limits of a year by the person's own events; null without one. */
export interface OwnLimits {
  readonly from: Limit | null
  readonly to: Limit | null
}

/** What a person's own events say about birth and death. */
export interface Life {
  readonly id: PersonId
  readonly gender: Gender | null
  readonly birth: OwnLimits
  readonly death: OwnLimits
  readonly clashes: readonly Clash[]
}

/** Two events that contradict each other about the same year: by the first it would be later than by the other. */
export interface Clash {
  readonly of: "birth" | "death"
  readonly later: Limit
  readonly earlier: Limit
}

/** The types of events at which a person lives. Others may be dated before a birth or after a death. */
const ofLife: ReadonlySet<string> = new Set([
  ...livedTypes,
  ...["engagement", "separation", "divorce_filed", "divorce", "annulment"],
])

/** What an event says: years between which a birth or death was, by a rule. */
interface Says extends Years {
  readonly of: "birth" | "death"
  readonly rule: ReckoningRule
}

const lower = (year: number | null, years: number): number | null => (year === null ? null : year - years)

/** What an event in these years says about the birth and the death of a person. */
const saidBy = (type: string, { from, to }: Years, isPeriod: boolean): readonly Says[] => {
  if (type === "birth" || type === "death") return [{ of: type, rule: type, from, to }]
  if (type === "burial" || type === "cremation") return [{ of: "death", rule: "burial", from: null, to }]
  const isMarriage = type === "marriage"
  if (!isMarriage && !ofLife.has(type)) return []
  const rule = isMarriage ? "marriage" : "event_of_life"
  // A period lies within the life; an event between two years may be at either end.
  const [begin, end] = isPeriod ? [from ?? to, to ?? from] : [to, from]
  return [
    { of: "birth", rule, from: null, to: lower(begin, limitOf(rule)) },
    { of: "death", rule, from: end, to: null },
  ]
}

const isPeriod = ({ qualifier }: GenealogicalDate): boolean => qualifier === "from_to"

interface Said extends Says {
  readonly fact: Fact
}

const saidByEvent = (personId: PersonId, event: ReckonedEvent): readonly Said[] => {
  const { id, relationshipId, type, date, age } = event
  if (date === null) return []
  const years = yearsOfDate(date)
  const year = date.year ?? years.from ?? years.to
  if (year === null) return []
  const byAge = age === null ? null : birthByAge(age, years)
  const said: readonly Says[] = [
    ...saidBy(type, years, isPeriod(date)),
    ...(byAge === null || type === "birth" ? [] : [{ of: "birth", rule: "age", ...byAge } as const]),
  ]
  return said.map((one) => ({ ...one, fact: { rule: one.rule, eventId: id, personId, relationshipId, year } }))
}

/** Several dates of one birth are alternatives: the first and the last year of all count. */
const alternatives = (said: readonly Said[]): readonly Said[] => {
  const [first, ...others] = said
  if (first === undefined || others.length === 0) return said
  const from = said.some((one) => one.from === null) ? null : said.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))[0]
  const to = said.some((one) => one.to === null) ? null : said.toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0))[0]
  return [...(from == null ? [] : [{ ...from, to: null }]), ...(to == null ? [] : [{ ...to, from: null }])]
}

interface Gathered {
  readonly limits: OwnLimits
  readonly clashes: readonly Clash[]
}

/** Adds what an event says, if it does not contradict the limits that are there. */
const withSaid = ({ limits, clashes }: Gathered, { of, from, to, fact }: Said): Gathered => {
  if (from !== null && limits.to !== null && from > limits.to.at)
    return { limits, clashes: [...clashes, { of, later: { at: from, fact }, earlier: limits.to }] }
  if (to !== null && limits.from !== null && to < limits.from.at)
    return { limits, clashes: [...clashes, { of, later: limits.from, earlier: { at: to, fact } }] }
  const isLater = from !== null && (limits.from === null || from > limits.from.at)
  const isEarlier = to !== null && (limits.to === null || to < limits.to.at)
  return {
    limits: { from: isLater ? { at: from, fact } : limits.from, to: isEarlier ? { at: to, fact } : limits.to },
    clashes,
  }
}

const none: Gathered = { limits: { from: null, to: null }, clashes: [] }

const limitsOf = (of: "birth" | "death", said: readonly Said[]): Gathered => {
  const own = said.filter((one) => one.of === of)
  const dates = alternatives(own.filter(({ rule }) => rule === of))
  return [...dates, ...own.filter(({ rule }) => rule !== of)].reduce(withSaid, none)
}

/** The person of a life. */
export interface LivedBy {
  readonly id: PersonId
  readonly gender: Gender | null
}

/** What the events of a person and of their partnerships say. Dates of birth and death come before what follows from others. */
export const lifeOf = ({ id, gender }: LivedBy, events: readonly ReckonedEvent[]): Life => {
  const said = events.flatMap((event) => saidByEvent(id, event))
  const [birth, death] = [limitsOf("birth", said), limitsOf("death", said)]
  return { id, gender, birth: birth.limits, death: death.limits, clashes: [...birth.clashes, ...death.clashes] }
}

/** Whether the year of birth is known exactly. Nothing follows through such a person about others. */
export const isBirthKnown = ({ birth: { from, to } }: Life): boolean => from !== null && from.at === to?.at

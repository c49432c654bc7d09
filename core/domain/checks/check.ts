import type { EventId, PersonId, RelationshipId } from "../ids.ts"
import type { JsonObject } from "../proposal/operation.ts"
import type { CheckLimits, CheckRule, Severity } from "./check-table.ts"
import type { CheckedPerson } from "./checked-person.ts"

/** An update that mends a finding, in the form that a batch and a proposal take. */
export interface FixOperation {
  readonly op: "update"
  readonly entity: "person" | "name" | "relationship"
  readonly id: string
  readonly data: JsonObject
}

/** Something that a rule has found. */
export interface Found {
  /** The persons that it concerns, at least one. A dismissal names them. */
  readonly personIds: readonly PersonId[]
  readonly eventIds?: readonly EventId[]
  readonly relationshipIds?: readonly RelationshipId[]
  /** What is wrong, as a sentence. */
  readonly detail: string
  /** What certainly mends it. */
  readonly fix?: readonly FixOperation[]
}

/** A finding of a rule, as its readers see it. */
export interface Finding extends Required<Omit<Found, "fix">> {
  readonly rule: CheckRule
  readonly severity: Severity
  readonly fix: readonly FixOperation[] | null
}

/** What a rule works with beside the person. */
export interface CheckContext<R extends CheckRule> {
  readonly limits: CheckLimits<R>
  /** The Julian day number of today. */
  readonly today: number
}

/** A rule: what it finds at a person and the relatives next to it. */
export type Check<R extends CheckRule> = (subject: CheckedPerson, context: CheckContext<R>) => readonly Found[]

/** The most records of one kind that a finding names. */
export const MOST_NAMED = 50

/** One finding if it is so, otherwise none. */
export const foundIf = (isSo: boolean, found: () => Found): readonly Found[] => (isSo ? [found()] : [])

/** One finding about these events of one person; none without events. */
export const foundEvents = (
  { id }: Pick<CheckedPerson, "id">,
  events: readonly { readonly id: EventId }[],
  detail: string,
): readonly Found[] =>
  foundIf(events.length > 0, () => ({
    personIds: [id],
    eventIds: events.slice(0, MOST_NAMED).map((event) => event.id),
    detail,
  }))

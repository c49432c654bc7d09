import type { PlacedEvent } from "../event.ts"
import type { EventId, PersonId } from "../ids.ts"
import type { Name } from "../name.ts"
import type { Gender, Person } from "../person.ts"
import type { ParentQualifier, Relationship } from "../relationship.ts"
import type { Span } from "./span.ts"

/** An event, and when it may have happened; null without a year. */
export interface CheckedEvent extends PlacedEvent {
  readonly span: Span | null
}

/** When a life began or ended, and the events that say so. */
export interface Moment extends Span {
  readonly eventIds: readonly EventId[]
}

/** What the rules ask of a relative. */
export interface Relative {
  readonly id: PersonId
  readonly displayName: string
  readonly givenName: string | null
  readonly gender: Gender | null
  readonly born: Moment | null
  readonly died: Moment | null
}

/** A parent or a child, and the relationship to it. */
export interface Kin {
  readonly relationship: Relationship
  readonly person: Relative
}

/** A partner, and what happened to the partnership. */
export interface Couple extends Kin {
  readonly events: readonly CheckedEvent[]
}

/** A person with the relatives next to it: all that a rule sees. */
export interface CheckedPerson extends Relative, Pick<Person, "isLiving" | "hasDeathFact"> {
  readonly names: readonly Name[]
  readonly events: readonly CheckedEvent[]
  readonly parents: readonly Kin[]
  readonly children: readonly Kin[]
  readonly couples: readonly Couple[]
}

const biological: ReadonlySet<ParentQualifier | null> = new Set(["biological", "donor", null])

/** The relatives by blood among these parents or children. */
export const byBlood = (kin: readonly Kin[]): readonly Kin[] =>
  kin.filter(({ relationship }) => biological.has(relationship.qualifier))

/** The partnerships that are checked at this person: each is checked at one of its two ends. */
export const ownCouples = ({ id, couples }: CheckedPerson): readonly Couple[] =>
  couples.filter(({ relationship }) => relationship.fromPersonId === id)

/** Whether what concerns the children is checked at this person, and not at the other parent. */
export const speaksForChildren = ({ gender, couples }: CheckedPerson): boolean =>
  gender === "female" || couples.length === 0

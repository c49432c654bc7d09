import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { Event } from "../../../core/domain/event.ts"
import type { EventId, PersonId } from "../../../core/domain/ids.ts"
import {
  type Involving,
  type PrivacyFacts,
  seesEverything,
  type Viewer,
  visibilityOf,
  withhold,
  type Withheld,
} from "../../../core/domain/privacy.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"

type Involved = readonly PrivacyFacts[]

/** The person alone. */
export const peopleOfPerson = ({ persons }: Tables, id: PersonId): Involved => {
  const row = persons.get("committed", id)
  return row === null ? [] : [{ privacy: row.privacy, publicFrom: row.publicFrom }]
}

/** Both persons of a relationship. */
export const peopleOfRelationship = (
  tables: Tables,
  { fromPersonId, toPersonId }: Pick<Relationship, "fromPersonId" | "toPersonId">,
): Involved => [fromPersonId, toPersonId].flatMap((id) => peopleOfPerson(tables, id))

/** The person of the event, or both partners. */
export const peopleOfEvent = (tables: Tables, { personId, relationshipId }: Event): Involved => {
  if (personId !== null) return peopleOfPerson(tables, personId)
  const edge = relationshipId === null ? null : tables.relationships.get("committed", relationshipId)
  return edge === null ? [] : peopleOfRelationship(tables, edge)
}

/** The persons of the cited fact. */
export const peopleOfCitation = (tables: Tables, { personId, nameId, eventId, relationshipId }: Citation): Involved => {
  if (personId !== null) return peopleOfPerson(tables, personId)
  const name = nameId === null ? null : tables.names.get("committed", nameId)
  if (name !== null) return peopleOfPerson(tables, name.personId)
  const event = eventId === null ? null : tables.events.get("committed", eventId)
  if (event !== null) return peopleOfEvent(tables, event)
  const edge = relationshipId === null ? null : tables.relationships.get("committed", relationshipId)
  return edge === null ? [] : peopleOfRelationship(tables, edge)
}

/** Whether the public sees all of these persons in full in this year. */
export const arePublic = (people: Involved, year: number): boolean =>
  people.every((facts) => visibilityOf({ userId: null, role: null, year }, facts) === "full")

/** Whether the record is about a live event that is hidden. */
export const isOfHiddenEvent = ({ events }: Tables, { eventId }: { readonly eventId: EventId | null }): boolean => {
  const event = eventId === null ? null : events.get("committed", eventId)
  return event !== null && isLive(event) && event.privacy === "hidden"
}

/** A sealed record with its persons. */
export const involving = <T extends object>(
  record: T,
  people: Involved | null,
  isOfHiddenEvent = false,
): Withheld<Involving<T>> => withhold({ record: copyOf(record), people, isOfHiddenEvent })

/** Seals records of one kind, with their persons unless the viewer sees everything. */
export const involvingFor =
  <T extends object>(
    viewer: Viewer,
    peopleOf: (record: T) => Involved,
    isHidden: (record: T) => boolean = () => false,
  ) =>
  (record: T): Withheld<Involving<T>> =>
    involving(record, seesEverything(viewer) ? null : peopleOf(record), isHidden(record))

/** Counts each of these records for itself: in memory, groups of them would not be counted faster. */
export const countingFor =
  <T>(viewer: Viewer, peopleOf: (record: T) => Involved, isHidden: (record: T) => boolean = () => false) =>
  (record: T): Withheld<Involving<number>> =>
    withhold({
      record: 1,
      people: seesEverything(viewer) ? null : peopleOf(record),
      isOfHiddenEvent: isHidden(record),
    })

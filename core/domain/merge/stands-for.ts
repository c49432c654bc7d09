import type { Association } from "../association/association.ts"
import type { CitationTarget } from "../evidence/citation.ts"
import type { CitationId, EventId, NameId, PersonId, RelationshipId } from "../ids.ts"

/** The replaced rows, each with its replacement, by kind. */
export interface StandsFor {
  readonly person: ReadonlyMap<PersonId, PersonId>
  readonly name: ReadonlyMap<NameId, NameId>
  readonly event: ReadonlyMap<EventId, EventId>
  readonly relationship: ReadonlyMap<RelationshipId, RelationshipId>
  /** Citations that cited what is replaced, and are equal to one of the replacement. */
  readonly citation: ReadonlyMap<CitationId, CitationId>
}

/** The ids of pairs of rows. */
export const idsOf = <Id extends string>(
  pairs: readonly (readonly [left: { readonly id: Id }, kept: { readonly id: Id }])[],
): ReadonlyMap<Id, Id> => new Map(pairs.map(([left, kept]) => [left.id, kept.id]))

/** The id of the replacement, or this id if there is none. */
export const idAfter = <Id extends string>(id: Id | null, among: ReadonlyMap<Id, Id>): Id | null =>
  id === null ? null : (among.get(id) ?? id)

/** What a citation cites after the merge. */
export const targetAfter = (target: CitationTarget, standsFor: Omit<StandsFor, "citation">): CitationTarget => ({
  personId: idAfter(target.personId, standsFor.person),
  nameId: idAfter(target.nameId, standsFor.name),
  eventId: idAfter(target.eventId, standsFor.event),
  relationshipId: idAfter(target.relationshipId, standsFor.relationship),
})

type AssociationIds = Pick<Association, "personId" | "associateId" | "eventId" | "relationshipId">

/** The persons and the fact of an association after the merge. */
export const associationAfter = (
  { personId, associateId, eventId, relationshipId }: AssociationIds,
  standsFor: StandsFor,
): AssociationIds => ({
  personId: idAfter(personId, standsFor.person),
  associateId: idAfter(associateId, standsFor.person),
  eventId: idAfter(eventId, standsFor.event),
  relationshipId: idAfter(relationshipId, standsFor.relationship),
})

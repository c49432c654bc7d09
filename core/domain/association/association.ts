import type * as t from "io-ts"
import { line, notesField, word } from "../../codec/field.ts"
import { inputsOf, type ValuesOf } from "../../codec/fields.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { nullable, wire } from "../../codec/wire.ts"
import { type AssociationId, EventId, PersonId, RelationshipId, type TreeId } from "../ids.ts"
import { type Lifecycle, type Read, readOf } from "../lifecycle.ts"

/** The roles of an associate: those of GEDCOM 7.0. */
export const associationRoles = [
  "CHIL",
  "CLERGY",
  "FATH",
  "FRIEND",
  "GODP",
  "HUSB",
  "MOTH",
  "MULTIPLE",
  "NGHBR",
  "OFFICIATOR",
  "PARENT",
  "SPOU",
  "WIFE",
  "WITN",
  "OTHER",
] as const

/** The fields of an association that editors set, beside the persons and the fact. */
export const associationFields = {
  associateName: line("The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO."),
  role: word(
    associationRoles,
    "OTHER",
    "What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.",
  ),
  phrase: line("The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0."),
  notes: notesField,
}

/**
 * What an association is about: a person, an event or a relationship. An event or a relationship may name which of its
 * persons it is; an event of one person always does.
 */
export interface AssociationSubject {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly relationshipId: RelationshipId | null
}

/** Who was beside a person, or took part in an event: a godparent, a witness, a friend. */
export interface Association extends ValuesOf<typeof associationFields>, AssociationSubject, Lifecycle {
  readonly id: AssociationId
  readonly treeId: TreeId
  /** The associate, if that is a person of the tree. */
  readonly associateId: PersonId | null
}

/** An association as its readers see it. */
export type AssociationRead = Read<Association>

export const associationRead = (record: Association): AssociationRead => readOf(record)

/** Why an association may not be about these; null if it may. */
export const aboutFault = ({
  personId = null,
  eventId = null,
  relationshipId = null,
}: Partial<AssociationSubject>): FieldError | null => {
  if (eventId !== null && relationshipId !== null)
    return { path: "relationshipId", message: "must not be given together with event_id" }
  return personId === null && eventId === null && relationshipId === null
    ? { path: "personId", message: "one of person_id, event_id, relationship_id must be given" }
    : null
}

/** Why an association may not have this associate; null if it may. */
export const associateFault = ({
  personId = null,
  associateId = null,
  associateName = null,
}: Partial<Pick<Association, "personId" | "associateId" | "associateName">>): FieldError | null => {
  if (associateId === null && associateName === null)
    return { path: "associateId", message: "one of associate_id, associate_name must be given" }
  return associateId !== null && associateId === personId
    ? { path: "associateId", message: "must be another person" }
    : null
}

export const AssociationCreate = wire(
  "AssociationCreate",
  {},
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    relationshipId: nullable(RelationshipId),
    associateId: nullable(PersonId),
    ...inputsOf(associationFields),
  },
)
export type AssociationCreate = t.TypeOf<typeof AssociationCreate>

export const AssociationUpdate = wire(
  "AssociationUpdate",
  {},
  { associateId: nullable(PersonId), ...inputsOf(associationFields) },
)
export type AssociationUpdate = t.TypeOf<typeof AssociationUpdate>

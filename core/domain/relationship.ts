import type * as t from "io-ts"
import { line, longText, optionalNumber, optionalWord } from "../codec/field.ts"
import { inputsOf, nullsOf, type ValuesOf } from "../codec/fields.ts"
import { oneOf, wire } from "../codec/wire.ts"
import { identifiersField, shownIdentifiers } from "./evidence/identifier.ts"
import { PersonId, type RecordId, type RelationshipId, type TreeId } from "./ids.ts"
import type { FieldError } from "../codec/field-error.ts"
import type { RecordLifecycle } from "./lifecycle.ts"

export const relationshipTypes = ["parent_child", "partnership"] as const
export type RelationshipType = (typeof relationshipTypes)[number]

export const parentQualifiers = ["biological", "adoptive", "step", "foster", "donor", "guardian"] as const
export type ParentQualifier = (typeof parentQualifiers)[number]

/** Fields of a relationship that every backup has. */
export const firstRelationshipFields = {
  qualifier: optionalWord(
    parentQualifiers,
    "The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership.",
  ),
  notes: longText("Free text about the relationship."),
}

/** The most characters of the name of a group of twins. */
export const LONGEST_TWIN_GROUP = 100

/** The largest position that all stores can hold. */
const LAST_POSITION = 2_147_483_647

/** Fields of a relationship that backups of earlier versions may lack. */
export const laterRelationshipFields = {
  identifiers: identifiersField,
  position: optionalNumber(
    0,
    LAST_POSITION,
    "The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. " +
      "The lowest number is the first. Null if it is not known, and for a reader who is no member.",
  ),
  toPosition: optionalNumber(
    0,
    LAST_POSITION,
    "The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent.",
  ),
  twinGroup: line(
    "The children of one parent with the same text are twins, triplets and so on. Null for a partnership.",
    LONGEST_TWIN_GROUP,
  ),
}

/** The fields of a relationship that editors change. */
export const relationshipFields = { ...firstRelationshipFields, ...laterRelationshipFields }

/**
 * A relationship of a tree. `parent_child` goes from the parent to the child; a partnership has no direction and no
 * qualifier.
 */
export interface Relationship extends ValuesOf<typeof relationshipFields>, RecordLifecycle {
  readonly id: RelationshipId
  readonly treeId: TreeId
  readonly type: RelationshipType
  readonly fromPersonId: PersonId
  readonly toPersonId: PersonId
  /**
   * The FAM record of an imported file that contains the relationship. An export writes the relationship there
   * again.
   */
  readonly familyRecordId: RecordId | null
}

/** What every reader sees of a relationship if its ends are not hidden. */
type RelationshipEnds = Pick<Relationship, "id" | "treeId" | "type" | "fromPersonId" | "toPersonId">

/** What no reader sees. */
type NeverRead = "familyRecordId" | "deletionId"

type Redactable<T> = { readonly [K in keyof T]: T[K] | null }

/** A relationship as its readers see it. A redacted one has its ids and type; everything else is null. */
export interface RelationshipRead
  extends RelationshipEnds,
    Redactable<Omit<Relationship, keyof RelationshipEnds | NeverRead | "deletedAt">> {
  /** Whether this reader does not see both ends in full. */
  readonly redacted: boolean
  /** The same as a word, as persons have it. */
  readonly visibility: "full" | "redacted"
  /** Only in a deleted relationship. */
  readonly deletedAt?: Date
}

const endsOf = ({ id, treeId, type, fromPersonId, toPersonId }: Relationship): RelationshipEnds => ({
  id,
  treeId,
  type,
  fromPersonId,
  toPersonId,
})

/** The relationship for a reader who sees both ends in full. */
export const relationshipRead = (relationship: Relationship): RelationshipRead => {
  const { qualifier, notes, position, toPosition, twinGroup, version, createdAt, updatedAt, deletedAt } = relationship
  const seen = { redacted: false, visibility: "full" } as const
  const identifiers = shownIdentifiers(relationship)
  const { fileChangedAt } = relationship
  const fields = { qualifier, notes, identifiers, position, toPosition, twinGroup, fileChangedAt }
  const read = { ...endsOf(relationship), ...seen, ...fields, version, createdAt, updatedAt }
  return deletedAt === null ? read : { ...read, deletedAt }
}

const withheld = nullsOf(relationshipFields)

/** The relationship for a reader who does not see both ends in full. */
export const redactedRelationship = (relationship: Relationship): RelationshipRead => ({
  ...endsOf(relationship),
  redacted: true,
  visibility: "redacted",
  ...withheld,
  fileChangedAt: null,
  version: null,
  createdAt: null,
  updatedAt: null,
})

/** The fields of the order of relatives, for a reader who may not see all relatives that the order counts. */
export const noPlaces = { position: null, toPosition: null, twinGroup: null } as const

/** Why a relationship of this type may not have this qualifier; null if it may. */
const qualifierFault = (type: RelationshipType, qualifier: ParentQualifier | null): FieldError | null => {
  if (type === "partnership")
    return qualifier === null ? null : { path: "qualifier", message: "is only allowed for parent_child" }
  return qualifier === null ? { path: "qualifier", message: "is required for parent_child" } : null
}

/** The fields of a relationship that depend on its type. */
type TypedFields = Pick<Relationship, "qualifier" | "toPosition" | "twinGroup">

/** Why a relationship of this type may not have these fields; null if it may. Fields that are not given are not checked. */
export const typedFieldsFault = (
  type: RelationshipType,
  { qualifier, toPosition = null, twinGroup = null }: Partial<TypedFields>,
): FieldError | null => {
  const fault = qualifier === undefined ? null : qualifierFault(type, qualifier)
  if (fault !== null) return fault
  if (type === "parent_child" && toPosition !== null)
    return { path: "toPosition", message: "is only allowed for partnership" }
  return type === "partnership" && twinGroup !== null
    ? { path: "twinGroup", message: "is only allowed for parent_child" }
    : null
}

/** What is wrong with a relationship by itself, independent of the tree; null if nothing. */
export const edgeFault = ({
  type,
  fromPersonId,
  toPersonId,
  ...fields
}: Pick<Relationship, "type" | "fromPersonId" | "toPersonId" | "qualifier"> &
  Partial<TypedFields>): FieldError | null =>
  fromPersonId === toPersonId
    ? { path: "toPersonId", message: "must be another person" }
    : typedFieldsFault(type, fields)

/** The qualifier of a new relationship. A parent_child relationship is biological by default. */
export const firstQualifier = (
  type: RelationshipType,
  given: ParentQualifier | null | undefined,
): ParentQualifier | null => given ?? (type === "parent_child" ? "biological" : null)

export const RelationshipCreate = wire(
  "RelationshipCreate",
  { type: oneOf(relationshipTypes), fromPersonId: PersonId, toPersonId: PersonId },
  inputsOf(relationshipFields),
)
export type RelationshipCreate = t.TypeOf<typeof RelationshipCreate>

export const RelationshipUpdate = wire("RelationshipUpdate", {}, inputsOf(relationshipFields))
export type RelationshipUpdate = t.TypeOf<typeof RelationshipUpdate>

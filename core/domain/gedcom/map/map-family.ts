import type { PersonId, RecordId, RelationshipId } from "../../ids.ts"
import { append } from "../../../lib/append.ts"
import type { FamilyShape } from "../import/family-graph.ts"
import { coupleOf } from "../import/existing.ts"
import { existingPersonOf } from "../import/existing-ties.ts"
import { createNew } from "../import/import-decisions.ts"
import { mapAssociations, mapCitations, mapEvents, nothing } from "./map-facts.ts"
import type { ImportContext } from "./import-context.ts"
import { readFileChange } from "../structures/file-change.ts"
import {
  deniesPartnership,
  readMembers,
  readRelationship,
  readTies,
  type RelationshipValues,
} from "../structures/reading/read-family.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"

/** A FAM record, with the families that it describes. */
interface FamilyRecord {
  readonly record: GedcomNode
  /** Null if the record is not kept. */
  readonly recordId: RecordId | null
  readonly shape: FamilyShape
}

/**
 * Adds a FAM record to `rows`: a partnership of its two partners, and relationships from parents to children.
 * Events and citations of the family belong to the partnership, or to the partner if there is only one. Without a
 * partner, or if the record denies the partnership, they stay in the kept record. For a couple or person that
 * exists in the tree, they are added only if a record is merged into one of them.
 */
export const mapFamily = (family: FamilyRecord, mapping: ImportContext, rows: Rows): void => {
  const { record, shape } = family
  const { reading, link, persons, personOf, families } = mapping
  reading.use(record)
  for (const { line, person: xref } of readMembers(record, reading)) {
    const person = personOf(xref)
    // Without a link an export writes the line unchanged.
    if (person !== null && !families.linesLeftOut.has(line)) link(line, persons[person]!)
  }
  const partners = shape.partners.map((person) => persons[person]!)
  const [first, second] = partners
  const areStrangers = second !== undefined && deniesPartnership(record, reading)
  const relationshipId =
    first === undefined || second === undefined || areStrangers
      ? null
      : mapPartnership(family, [first, second], mapping, rows)
  mapParents(family, mapping, rows)
  if (first === undefined || areStrangers) return
  link(record.line, relationshipId ?? first)
  if (isLeftAlone(shape, relationshipId, mapping)) return
  const subject =
    relationshipId === null ? { personId: first, relationshipId: null } : { personId: null, relationshipId }
  const { added } = mapEvents(record, subject, mapping, rows)
  if (added.length > 0) append(rows.vitalsToRefresh, existingAmong(shape.partners, mapping))
  mapCitations(record, { ...nothing, ...subject }, mapping, rows)
  mapAssociations(record, { about: { ...subject, eventId: null }, place: "record" }, mapping, rows)
}

/** Whether the events and citations of a family would be added to persons that are not to be changed. */
const isLeftAlone = (
  { partners }: FamilyShape,
  relationshipId: RelationshipId | null,
  { known, persons }: ImportContext,
): boolean => {
  if (known === null) return false
  const actions = partners.map((person) => known.decisions[person]?.action)
  const isKnown =
    relationshipId === null
      ? actions.includes("skip")
      : known.partnerships.get(partners.length < 2 ? "" : coupleOf(persons[partners[0]!]!, persons[partners[1]!]!)) ===
        relationshipId
  return isKnown && !actions.includes("merge")
}

/** The persons among these that existed before the import. */
const existingAmong = (ordinals: readonly number[], { known, persons }: ImportContext): readonly PersonId[] =>
  ordinals.flatMap((ordinal) =>
    existingPersonOf(known?.decisions[ordinal] ?? createNew) === null ? [] : [persons[ordinal]!],
  )

const mapPartnership = (
  { record, recordId: familyRecordId, shape: { couple, coupleAt } }: FamilyRecord,
  [first, second]: readonly [PersonId, PersonId],
  mapping: ImportContext,
  rows: Rows,
): RelationshipId => {
  const { treeId, newId, life, partnerships, known, reading } = mapping
  const existing =
    known?.partnerships.get(coupleOf(first, second)) ?? (couple === null ? undefined : partnerships.get(couple))
  if (existing !== undefined) return existing
  const id = newId<"RelationshipId">()
  if (couple !== null) partnerships.set(couple, id)
  rows.relationships.push({
    id,
    treeId,
    type: "partnership",
    fromPersonId: first,
    toPersonId: second,
    qualifier: null,
    ...readRelationship(record, reading),
    position: coupleAt[0] ?? null,
    toPosition: coupleAt[1] ?? null,
    familyRecordId,
    ...life,
    fileChangedAt: readFileChange(record, reading),
  })
  return id
}

const mapParents = (
  { record, recordId: familyRecordId, shape: { edges } }: FamilyRecord,
  mapping: ImportContext,
  rows: Rows,
): void => {
  const { treeId, newId, life, link, persons, reading } = mapping
  const fileChangedAt = readFileChange(record, reading)
  const ties = edges.length === 0 ? new Map<string, GedcomNode>() : tiesByEnds(record, mapping)
  for (const { parent, child, qualifier, position } of edges) {
    const id = newId<"RelationshipId">()
    const tie = ties.get(`${parent} ${child}`)
    if (tie !== undefined) {
      link(tie.line, id)
      const about = { personId: null, eventId: null, relationshipId: id }
      mapCitations(tie, { ...nothing, relationshipId: id }, mapping, rows)
      mapAssociations(tie, { about, place: "record" }, mapping, rows)
    }
    const values = tie === undefined ? noValues : readRelationship(tie, reading)
    const [fromPersonId, toPersonId] = [persons[parent]!, persons[child]!]
    rows.relationships.push({
      id,
      treeId,
      type: "parent_child",
      fromPersonId,
      toPersonId,
      qualifier,
      ...values,
      position,
      toPosition: null,
      familyRecordId,
      ...life,
      fileChangedAt,
    })
  }
}

const noValues: RelationshipValues = { notes: null, identifiers: [], twinGroup: null }

/**
 * The values and citations of the relationships in the record, by the ordinals of parent and child. If a
 * relationship occurs twice, the first statement applies.
 */
const tiesByEnds = (record: GedcomNode, { personOf, reading }: ImportContext): ReadonlyMap<string, GedcomNode> =>
  new Map(
    readTies(record, reading)
      .toReversed()
      .map(({ parent, child, node }) => [`${personOf(parent)} ${personOf(child)}`, node]),
  )

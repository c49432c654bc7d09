import type { AssociationSubject } from "../../association/association.ts"
import type { Citation, CitationTarget } from "../../evidence/citation.ts"
import { isAboutDeath } from "../../living/death-fact.ts"
import type { Event } from "../../event.ts"
import { placeKey, placeOfEvent } from "../../place/place.ts"
import type { VitalEvent } from "../../living/vitals.ts"
import type { EventId, PersonId, PlaceId, SourceId } from "../../ids.ts"
import { onlyTitle } from "../../evidence/source.ts"
import type { ImportContext } from "./import-context.ts"
import { readFileChange } from "../structures/file-change.ts"
import {
  type AssociationPlace,
  associatePointer,
  isAssociationTag,
  namesSomebody,
  readAssociation,
} from "../structures/reading/read-association.ts"
import { isCitation } from "../structures/citation-tags.ts"
import { readCitation } from "../structures/reading/read-citation.ts"
import { readEvent } from "../structures/reading/read-event.ts"
import { inlineSourceTitle } from "../structures/reading/read-source.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { EventRow, MoreIdentifiers, Rows } from "./rows.ts"

type Subject = Pick<Event, "personId" | "relationshipId">

/** The new events of a record: as rows, and with what the vitals depend on. */
export interface MappedEvents {
  readonly added: readonly EventRow[]
  readonly lived: readonly VitalEvent[]
}

/**
 * Adds the events of a record, with their citations, to `rows` and returns the new ones. A birth or death in a FAM record
 * would belong to a single partner, so it stays in the kept record. An event that equals one of the tree becomes
 * that one.
 */
export const mapEvents = (
  { tag, children }: GedcomNode,
  subject: Subject,
  mapping: ImportContext,
  rows: Rows,
): MappedEvents => {
  const added: EventRow[] = []
  const lived: VitalEvent[] = []
  for (const node of children) {
    const values = readEvent(node, mapping.reading)
    if (
      values === null ||
      (tag === "FAM" && subject.personId !== null && (values.type === "birth" || isAboutDeath(values.type)))
    )
      continue
    const same = mapping.known?.facts.eventOf(subject, values) ?? null
    if (same !== null) {
      mapping.link(node.line, same)
      addIdentifiers({ of: "event", id: same, identifiers: values.identifiers }, rows)
      if (values.privacy === "hidden") {
        rows.hiddenEvents.push(same)
        if (subject.personId !== null) rows.vitalsToRefresh.push(subject.personId)
      }
      mapOfEvent(node, { eventId: same, personId: subject.personId }, mapping, rows)
      continue
    }
    const { place, ...fields } = values
    const id = mapping.newId<"EventId">()
    const { treeId, life } = mapping
    const event = {
      id,
      treeId,
      ...subject,
      ...fields,
      placeId: place === null ? null : mapPlace(place, mapping, rows),
      ...life,
      fileChangedAt: readFileChange(node, mapping.reading),
    }
    mapping.link(node.line, id)
    mapping.known?.facts.learnEvent(subject, values, id)
    added.push(event)
    lived.push(values)
    rows.events.push(event)
    mapOfEvent(node, { eventId: id, personId: subject.personId }, mapping, rows)
  }
  return { added, lived }
}

/** Adds the identifiers of a fact that is equal to one of the tree. */
export const addIdentifiers = (
  { identifiers, ...fact }: Pick<MoreIdentifiers, "of" | "id"> & { readonly identifiers: EventRow["identifiers"] },
  rows: Rows,
): void => {
  if (identifiers !== null && identifiers.length > 0) rows.moreIdentifiers.push({ ...fact, identifiers })
}

interface OfEvent {
  readonly eventId: EventId
  /** The person, if it is an event of one. */
  readonly personId: PersonId | null
}

/** Adds the citations and associations of an event. */
const mapOfEvent = (node: GedcomNode, event: OfEvent, mapping: ImportContext, rows: Rows): void => {
  const { eventId, personId } = event
  mapCitations(node, { ...nothing, eventId }, mapping, rows)
  mapAssociations(node, { about: { personId, eventId, relationshipId: null }, place: "event" }, mapping, rows)
}

/** The place with this name: one that an earlier record named, ignoring case and spacing, or a new row. */
const mapPlace = (
  name: string,
  { placesByKey, placesByName, newId, treeId, life }: ImportContext,
  rows: Rows,
): PlaceId => {
  const known = placesByName.get(name)
  if (known !== undefined) return known
  const key = placeKey(name)
  const same = placesByKey.get(key)
  const id = same ?? newId<"PlaceId">()
  placesByName.set(name, id)
  if (same === undefined) {
    placesByKey.set(key, id)
    rows.places.push(placeOfEvent({ id, treeId, name }, life.createdAt))
  }
  return id
}

/** What a citation cites. */
type Cited = CitationTarget & Pick<Citation, "about">

/** No target yet. */
export const nothing: Cited = { personId: null, eventId: null, nameId: null, relationshipId: null, about: null }

/**
 * Adds the citations directly below a structure to `rows`. A citation of a missing source stays in the kept record,
 * and one that the tree already has is not added again.
 */
export const mapCitations = (
  { tag, children }: GedcomNode,
  target: Cited,
  mapping: ImportContext,
  rows: Rows,
): void => {
  for (const node of children) {
    if (!isCitation(node, tag)) continue
    const sourceId = citedSource(node, mapping, rows)
    if (sourceId === null) continue
    const { treeId, life } = mapping
    const facts = { sourceId, ...target, ...readCitation(node, mapping.reading) }
    const same = mapping.known?.facts.citationOf(facts) ?? null
    const id = same ?? mapping.newId<"CitationId">()
    mapping.link(node.line, id)
    if (same !== null) {
      addIdentifiers({ of: "citation", id: same, identifiers: facts.identifiers }, rows)
      continue
    }
    mapping.known?.facts.learnCitation(facts, id)
    rows.citations.push({ id, treeId, ...facts, ...life, fileChangedAt: readFileChange(node, mapping.reading) })
  }
}

/** Adds the citations of the gender of a person to `rows`. */
export const mapGenderCitations = (
  { children }: GedcomNode,
  personId: PersonId,
  mapping: ImportContext,
  rows: Rows,
): void => {
  for (const node of children)
    if (node.tag === "SEX") mapCitations(node, { ...nothing, personId, about: "gender" }, mapping, rows)
}

/** What the associations of a structure are about, and where they are. */
interface AssociationsOf {
  readonly about: AssociationSubject
  readonly place: AssociationPlace
}

/** The associations directly below the record of a person. */
export const ofPerson = (personId: PersonId): AssociationsOf => ({
  about: { personId, eventId: null, relationshipId: null },
  place: "record",
})

/**
 * Adds the associations directly below a structure to `rows`. One that points to no other person of the file stays in the
 * kept record, and one that the tree already has is not added again.
 */
export const mapAssociations = (
  { children }: GedcomNode,
  { about, place }: AssociationsOf,
  mapping: ImportContext,
  rows: Rows,
): void => {
  for (const node of children) {
    if (!isAssociationTag(node.tag, place)) continue
    const pointer = associatePointer(node)
    const ordinal = pointer === null ? null : mapping.personOf(pointer)
    const associateId = ordinal === null ? null : mapping.persons[ordinal]!
    if ((pointer !== null && associateId === null) || (associateId !== null && associateId === about.personId)) continue
    if (pointer === null && !namesSomebody(node)) continue
    const { treeId, life } = mapping
    const facts = { ...about, associateId, ...readAssociation(node, mapping.reading) }
    const same = mapping.known?.facts.associationOf(facts) ?? null
    const id = same ?? mapping.newId<"AssociationId">()
    mapping.link(node.line, id)
    if (same !== null) continue
    mapping.known?.facts.learnAssociation(facts, id)
    rows.associations.push({ id, treeId, ...facts, ...life })
  }
}

const citedSource = (
  node: GedcomNode,
  { sourceOf, sources, inlineSources, newId, treeId, life, reading }: ImportContext,
  rows: Rows,
): SourceId | null => {
  const ordinal = node.pointer === null ? null : sourceOf(node.pointer)
  if (ordinal !== null) return sources[ordinal]!
  const title = inlineSourceTitle(node, reading)
  if (title === null) return null
  const known = inlineSources.get(title)
  if (known !== undefined) return known
  const id = newId<"SourceId">()
  inlineSources.set(title, id)
  rows.sources.push({
    id,
    treeId,
    title,
    ...onlyTitle,
    ...life,
  })
  return id
}

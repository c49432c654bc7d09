import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { snakeCase } from "../../codec/snake-case.ts"
import { type Json, nullable, oneOf, type Wire, wire } from "../../codec/wire.ts"
import { storedOf } from "../../codec/fields.ts"
import { DismissedCheck } from "../dismissed/dismissed-check.ts"
import { calendars, dateQualifiers } from "../date/genealogical-date.ts"
import { eventFields } from "../event.ts"
import { associationFields } from "../association/association.ts"
import { CommentFields } from "../comment/comment.ts"
import { citationFields } from "../evidence/citation.ts"
import { fileFields } from "../../codec/file-time.ts"
import { mediaFields } from "../evidence/media.ts"
import { sourceFields } from "../evidence/source.ts"
import { portraitFields } from "../evidence/portrait.ts"
import { EventId, NameId, PersonId, PlaceId, RelationshipId, SourceId, UserId } from "../ids.ts"
import { StoredMerged } from "../merged.ts"
import { nameFields } from "../name.ts"
import { personFields } from "../person.ts"
import { placeFields } from "../place/place.ts"
import { relationshipFields } from "../relationship.ts"
import { treeVisibilities } from "../tree.ts"
import { WebhookUpdate } from "../webhook/webhook.ts"
import type { RecordedRows } from "./touched-rows.ts"

/** The kinds of records of which an undo sets fields back. */
export const settableKinds = [
  "tree",
  "person",
  "name",
  "event",
  "place",
  "relationship",
  "source",
  "citation",
  "association",
  "media",
  "comment",
  "webhook",
] as const
export type SettableKind = (typeof settableKinds)[number]

const someText = nullable(t.string)
const someNumber = nullable(t.number)

const storedDate = wire("StoredDate", {
  qualifier: oneOf(dateQualifiers),
  calendar: oneOf(calendars),
  day: someNumber,
  month: someNumber,
  year: someNumber,
  toDay: someNumber,
  toMonth: someNumber,
  toYear: someNumber,
  phrase: someText,
  display: t.string,
  sortDay: someNumber,
})

const codecs = {
  tree: wire(
    "TreeFields",
    {},
    {
      name: t.string,
      description: someText,
      visibility: oneOf(treeVisibilities),
      ownerId: UserId,
      homePersonId: nullable(PersonId),
      aiMemberProvider: someText,
      aiRecommenderProvider: someText,
      aiSeesLiving: t.boolean,
    },
  ),
  person: wire(
    "PersonFields",
    {},
    {
      ...storedOf(personFields),
      ...storedOf(fileFields),
      portrait: nullable(wire("StoredPortrait", portraitFields)),
      merged: nullable(StoredMerged),
      distinctFrom: nullable(t.readonlyArray(PersonId)),
      dismissedChecks: nullable(t.readonlyArray(DismissedCheck)),
    },
  ),
  name: wire(
    "NameFields",
    {},
    {
      ...storedOf(nameFields),
      ...storedOf(fileFields),
      personId: PersonId,
      isPrimary: t.boolean,
    },
  ),
  event: wire(
    "EventFields",
    {},
    {
      personId: nullable(PersonId),
      relationshipId: nullable(RelationshipId),
      type: t.string,
      date: nullable(storedDate),
      placeId: nullable(PlaceId),
      asserted: t.boolean,
      ...storedOf(eventFields),
      ...storedOf(fileFields),
    },
  ),
  place: wire("PlaceFields", {}, { ...storedOf(placeFields), parentId: nullable(PlaceId), listedAlone: t.boolean }),
  relationship: wire(
    "RelationshipFields",
    {},
    { fromPersonId: PersonId, toPersonId: PersonId, ...storedOf(relationshipFields), ...storedOf(fileFields) },
  ),
  source: wire("SourceFields", {}, { ...storedOf(sourceFields), ...storedOf(fileFields) }),
  citation: wire(
    "CitationFields",
    {},
    {
      personId: nullable(PersonId),
      eventId: nullable(EventId),
      nameId: nullable(NameId),
      relationshipId: nullable(RelationshipId),
      ...storedOf(citationFields),
      ...storedOf(fileFields),
    },
  ),
  association: wire(
    "AssociationFields",
    {},
    {
      personId: nullable(PersonId),
      eventId: nullable(EventId),
      relationshipId: nullable(RelationshipId),
      associateId: nullable(PersonId),
      ...storedOf(associationFields),
    },
  ),
  media: wire(
    "MediaFields",
    {},
    {
      ...storedOf(mediaFields),
      ...storedOf(fileFields),
      personId: nullable(PersonId),
      eventId: nullable(EventId),
      sourceId: nullable(SourceId),
    },
  ),
  comment: CommentFields,
  webhook: WebhookUpdate,
}

/** Fields of a record by their API names. */
export type Fields = { readonly [field: string]: Json }

const decoded = <A>(codec: Wire<A>, fields: Fields): A => {
  const read = codec.decode(fields)
  if (E.isLeft(read)) throw new Error(`The entry of a change has wrong fields: ${Object.keys(fields).join(", ")}.`)
  return read.right
}

const readers: { readonly [K in SettableKind]: (fields: Fields) => Partial<RecordedRows[K]> } = {
  tree: (fields) => decoded(codecs.tree, fields),
  person: (fields) => decoded(codecs.person, fields),
  name: (fields) => decoded(codecs.name, fields),
  event: (fields) => decoded(codecs.event, fields),
  place: (fields) => decoded(codecs.place, fields),
  relationship: (fields) => decoded(codecs.relationship, fields),
  source: (fields) => decoded(codecs.source, fields),
  citation: (fields) => decoded(codecs.citation, fields),
  association: (fields) => decoded(codecs.association, fields),
  media: (fields) => decoded(codecs.media, fields),
  comment: (fields) => decoded(codecs.comment, fields),
  webhook: (fields) => decoded(codecs.webhook, fields),
}

/** The columns of a row for fields of an entry. Throws if they are not those of a record, which would be a defect. */
export const columnsOf = <K extends SettableKind>(kind: K, fields: Fields): Partial<RecordedRows[K]> =>
  readers[kind](fields)

const names: { readonly [K in SettableKind]: readonly string[] } = {
  tree: Object.keys(codecs.tree.optional).map(snakeCase),
  person: Object.keys(codecs.person.optional).map(snakeCase),
  name: Object.keys(codecs.name.optional).map(snakeCase),
  event: Object.keys(codecs.event.optional).map(snakeCase),
  place: Object.keys(codecs.place.optional).map(snakeCase),
  relationship: Object.keys(codecs.relationship.optional).map(snakeCase),
  source: Object.keys(codecs.source.optional).map(snakeCase),
  citation: Object.keys(codecs.citation.optional).map(snakeCase),
  association: Object.keys(codecs.association.optional).map(snakeCase),
  media: Object.keys(codecs.media.optional).map(snakeCase),
  comment: Object.keys(codecs.comment.optional).map(snakeCase),
  webhook: Object.keys(codecs.webhook.optional).map(snakeCase),
}

/** The fields of a record that users set. All others follow from these, or never change. */
export const settableFields = (kind: SettableKind): readonly string[] => names[kind]

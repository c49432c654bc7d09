import * as t from "io-ts"
import { boolean, instant, integer, lineText, listOf, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { backupsOf } from "../../codec/fields.ts"
import { type Association, associationFields } from "../association/association.ts"
import type { Comment } from "../comment/comment.ts"
import { firstCitationFields, laterCitationFields } from "../evidence/citation.ts"
import type { BackedUp } from "./backed-up.ts"
import { DateInput, firstEventFields, laterEventFields } from "../event.ts"
import { type Place, placeDetails } from "../place/place.ts"
import type { KeptRecord } from "../gedcom/kept/kept-record.ts"
import {
  AssociationId,
  CommentId,
  CitationId,
  EventId,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  RecordId,
  RelationshipId,
  SourceId,
  UserId,
} from "../ids.ts"
import type { PictureSize } from "../evidence/picture.ts"
import { firstMediaFields, laterMediaFields, type Media } from "../evidence/media.ts"
import { portraitFields } from "../evidence/portrait.ts"
import type { MediaLink } from "../evidence/media-link.ts"
import { fileFields } from "../../codec/file-time.ts"
import { firstNameFields, furtherNameFields, laterNameFields } from "../name.ts"
import { firstPersonFields, laterPersonFields } from "../person.ts"
import { firstRelationshipFields, laterRelationshipFields, relationshipTypes } from "../relationship.ts"
import { firstSourceFields, laterSourceFields } from "../evidence/source.ts"

/**
 * The records of `account.json`, version 1. A record that belongs to one other record is nested in it: names and
 * events in their person, events in their partnership, citations in what they cite. So no record can have two
 * owners, or none.
 */

/** The longest text that an import keeps of a file. All other texts have the limits of the API. */
const longText = text(67_108_864)
/** Backups of earlier versions may have control characters here: a restore replaces them before (`spacedLines`). */
const line = nullable(lineText(500))
const times = { createdAt: instant, updatedAt: instant }
const most = 100_000
/** Backups of earlier versions do not have it. */
const ofFile = backupsOf(fileFields)

export const BackupCitation = wire(
  "BackupCitation",
  { id: CitationId, sourceId: SourceId, ...backupsOf(firstCitationFields), ...times },
  { ...backupsOf(laterCitationFields), ...ofFile },
)
export type BackupCitation = t.TypeOf<typeof BackupCitation>

const citations = listOf(BackupCitation, most)

const BackupName = wire(
  "BackupName",
  { id: NameId, ...backupsOf(firstNameFields), isPrimary: boolean, ...times, citations },
  { ...backupsOf(laterNameFields), ...backupsOf(furtherNameFields), ...ofFile },
)
export type BackupName = t.TypeOf<typeof BackupName>

const ownEventFields = {
  id: EventId,
  type: lineText(64, 1),
  date: nullable(DateInput),
  ...backupsOf(firstEventFields),
  ...times,
}

/** A place that an editor made, or that has parts or media. Other places are only texts of events. */
export const BackupPlace = wire("BackupPlace", {
  id: PlaceId,
  name: text(67_108_864),
  parentId: nullable(PlaceId),
  ...backupsOf(placeDetails),
  listedAlone: boolean,
  ...times,
} satisfies BackedUp<Place, "key" | "searchText">)
export type BackupPlace = t.TypeOf<typeof BackupPlace>

/** Events of backups made before 2026-08 do not say whether they are asserted: all of them are. */
export const BackupEvent = wire(
  "BackupEvent",
  { ...ownEventFields, place: line, citations },
  { ...backupsOf(laterEventFields), placeId: nullable(PlaceId), asserted: boolean, ...ofFile },
)
export type BackupEvent = t.TypeOf<typeof BackupEvent>

/** Backups made before 2026-12 have no portraits. */
const portraitOfPerson = { portrait: nullable(wire("BackupPortrait", portraitFields)) }

export const BackupPerson = wire(
  "BackupPerson",
  {
    id: PersonId,
    ...backupsOf(firstPersonFields),
    ...times,
    names: listOf(BackupName, most),
    events: listOf(BackupEvent, most),
    citations,
  },
  { ...backupsOf(laterPersonFields), ...portraitOfPerson, ...ofFile },
)
export type BackupPerson = t.TypeOf<typeof BackupPerson>

export const BackupRelationship = wire(
  "BackupRelationship",
  {
    id: RelationshipId,
    type: oneOf(relationshipTypes),
    fromPersonId: PersonId,
    toPersonId: PersonId,
    ...backupsOf(firstRelationshipFields),
    familyRecordId: nullable(RecordId),
    ...times,
    events: listOf(BackupEvent, most),
    citations,
  },
  { ...backupsOf(laterRelationshipFields), ...ofFile },
)
export type BackupRelationship = t.TypeOf<typeof BackupRelationship>

export const BackupSource = wire(
  "BackupSource",
  { id: SourceId, ...backupsOf(firstSourceFields), ...times },
  { ...backupsOf(laterSourceFields), ...ofFile },
)
export type BackupSource = t.TypeOf<typeof BackupSource>

/** Backups made before 2026-12 have no associations. */
export const BackupAssociation = wire("BackupAssociation", {
  id: AssociationId,
  personId: nullable(PersonId),
  eventId: nullable(EventId),
  relationshipId: nullable(RelationshipId),
  associateId: nullable(PersonId),
  ...backupsOf(associationFields),
  ...times,
} satisfies BackedUp<Association>)
export type BackupAssociation = t.TypeOf<typeof BackupAssociation>

/** Backups made before 2026-12 have no comments. */
export const BackupComment = wire("BackupComment", {
  id: CommentId,
  personId: nullable(PersonId),
  eventId: nullable(EventId),
  mediaId: nullable(MediaId),
  sourceId: nullable(SourceId),
  authorId: nullable(UserId),
  authorName: line,
  text: text(10_000, 1),
  mentions: listOf(UserId, 50),
  editedAt: nullable(instant),
  ...times,
} satisfies BackedUp<Comment>)
export type BackupComment = t.TypeOf<typeof BackupComment>

/** Fields of a link that backups made before 2026-12 lack. Their links follow from files. */
const laterLinkFields = {
  relationshipId: nullable(RelationshipId),
  citationId: nullable(CitationId),
  placeId: nullable(PlaceId),
  fromFile: t.boolean,
}

const BackupMediaLink = wire(
  "BackupMediaLink",
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    sourceId: nullable(SourceId),
  } satisfies BackedUp<MediaLink, "id" | "mediaId" | keyof typeof laterLinkFields>,
  laterLinkFields,
)

const ownMediaFields = {
  id: MediaId,
  ...backupsOf(firstMediaFields),
  filename: nullable(longText),
  contentType: text(200),
  size: integer(0, Number.MAX_SAFE_INTEGER),
  checksum: text(100),
  personId: nullable(PersonId),
  eventId: nullable(EventId),
  sourceId: nullable(SourceId),
  ...times,
} satisfies BackedUp<Media, keyof PictureSize | keyof typeof ofFile | keyof typeof laterMediaFields>

/** The bytes are the file `media/<id>` of the archive. A restore reads the size of a picture from them. Older backups have no links. */
export const BackupMedia = wire("BackupMedia", ownMediaFields, {
  links: listOf(BackupMediaLink, most),
  ...backupsOf(laterMediaFields),
  ...ofFile,
})
export type BackupMedia = t.TypeOf<typeof BackupMedia>

/**
 * Backups made before 2026-12 have none of these: their records are found by their present xrefs and lines, and readers before the first
 * version with a number read them.
 */
const laterRecordFields = {
  originalXref: nullable(longText),
  originalFingerprint: nullable(integer(0, Number.MAX_SAFE_INTEGER)),
  readerVersion: integer(0, 1_000_000),
}

const recordFields = {
  id: RecordId,
  position: integer(0, 1_000_000_000),
  tag: longText,
  xref: nullable(longText),
  personId: nullable(PersonId),
  sourceId: nullable(SourceId),
  lines: longText,
  links: t.readonlyArray(t.readonly(t.tuple([integer(0, 1_000_000_000), t.string]))),
} satisfies BackedUp<KeptRecord, keyof typeof laterRecordFields>

/** A kept GEDCOM record. */
export const BackupRecord = wire("BackupRecord", recordFields, laterRecordFields)
export type BackupRecord = t.TypeOf<typeof BackupRecord>

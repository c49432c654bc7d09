import * as t from "io-ts"
import { boolean, instant, integer, lineText, listOf, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import type { Citation, CitationTarget } from "../evidence/citation.ts"
import type { BackedUp } from "./backed-up.ts"
import { DateInput, type Event, eventPrivacySettings, type Place } from "../event.ts"
import type { KeptRecord } from "../gedcom/kept/kept-record.ts"
import { CitationId, EventId, MediaId, NameId, PersonId, RecordId, RelationshipId, SourceId } from "../ids.ts"
import type { PictureSize } from "../evidence/picture.ts"
import type { Media } from "../evidence/media.ts"
import { portraitFields } from "../evidence/portrait.ts"
import type { MediaLink } from "../evidence/media-link.ts"
import { type Name, nameTypes } from "../name.ts"
import { privacySettings } from "../living/living.ts"
import { genders, type Person, type PersonSummary } from "../person.ts"
import { parentQualifiers, type Relationship, relationshipTypes } from "../relationship.ts"
import type { Source } from "../evidence/source.ts"

/**
 * The records of `account.json`, version 1. A record that belongs to one other record is nested in it: names and
 * events in their person, events in their partnership, citations in what they cite. So no record can have two
 * owners, or none.
 */

/** The longest text that an import keeps of a file. All other texts have the limits of the API. */
const longText = text(67_108_864)
const notes = nullable(text(1_048_576))
/** Backups of earlier versions may have control characters here: a restore replaces them before (`spacedLines`). */
const line = nullable(lineText(500))
/** The names of an author or a publisher may be on several lines. */
const authors = nullable(text(500))
const times = { createdAt: instant, updatedAt: instant }
const most = 100_000

export const BackupCitation = wire("BackupCitation", {
  id: CitationId,
  sourceId: SourceId,
  page: line,
  detail: notes,
  confidence: nullable(integer(0, 3)),
  ...times,
} satisfies BackedUp<Citation, keyof CitationTarget>)
export type BackupCitation = t.TypeOf<typeof BackupCitation>

const citations = listOf(BackupCitation, most)

const nameFields = {
  id: NameId,
  nameType: oneOf(nameTypes),
  isPrimary: boolean,
  givenName: line,
  surname: line,
  prefix: line,
  suffix: line,
  surnamePrefix: line,
  ...times,
} satisfies BackedUp<Name, "personId">

const BackupName = wire("BackupName", { ...nameFields, citations })
export type BackupName = t.TypeOf<typeof BackupName>

/** Backups made before 2026-08 have neither: their events are asserted and open. */
const laterEventFields = { asserted: boolean, privacy: oneOf(eventPrivacySettings) }

const eventFields = {
  id: EventId,
  type: lineText(64, 1),
  date: nullable(DateInput),
  detail: notes,
  notes,
  ...times,
} satisfies BackedUp<Event, "personId" | "relationshipId" | "placeId" | keyof typeof laterEventFields>

/** A place is only its name: two places of a tree differ in it. */
const placeFields = { name: line } satisfies BackedUp<Place, "id" | "key">

export const BackupEvent = wire("BackupEvent", { ...eventFields, place: placeFields.name, citations }, laterEventFields)
export type BackupEvent = t.TypeOf<typeof BackupEvent>

/** Backups made before 2026-12 have no portraits. */
const laterPersonFields = { portrait: nullable(wire("BackupPortrait", portraitFields)) }

const personFields = {
  id: PersonId,
  gender: nullable(oneOf(genders)),
  isLiving: nullable(boolean),
  notes,
  privacy: oneOf(privacySettings),
  ...times,
} satisfies BackedUp<Person, keyof PersonSummary | keyof typeof laterPersonFields>

export const BackupPerson = wire(
  "BackupPerson",
  { ...personFields, names: listOf(BackupName, most), events: listOf(BackupEvent, most), citations },
  laterPersonFields,
)
export type BackupPerson = t.TypeOf<typeof BackupPerson>

const relationshipFields = {
  id: RelationshipId,
  type: oneOf(relationshipTypes),
  fromPersonId: PersonId,
  toPersonId: PersonId,
  qualifier: nullable(oneOf(parentQualifiers)),
  notes,
  familyRecordId: nullable(RecordId),
  ...times,
} satisfies BackedUp<Relationship>

export const BackupRelationship = wire("BackupRelationship", {
  ...relationshipFields,
  events: listOf(BackupEvent, most),
  citations,
})
export type BackupRelationship = t.TypeOf<typeof BackupRelationship>

export const BackupSource = wire("BackupSource", {
  id: SourceId,
  title: lineText(500, 1),
  author: authors,
  publication: notes,
  repository: line,
  callNumber: line,
  url: nullable(lineText(2_000)),
  notes,
  ...times,
} satisfies BackedUp<Source>)
export type BackupSource = t.TypeOf<typeof BackupSource>

const BackupMediaLink = wire("BackupMediaLink", {
  personId: nullable(PersonId),
  eventId: nullable(EventId),
  sourceId: nullable(SourceId),
} satisfies BackedUp<MediaLink, "id" | "mediaId">)

const mediaFields = {
  id: MediaId,
  title: line,
  filename: nullable(longText),
  contentType: text(200),
  size: integer(0, Number.MAX_SAFE_INTEGER),
  checksum: text(100),
  personId: nullable(PersonId),
  eventId: nullable(EventId),
  sourceId: nullable(SourceId),
  ...times,
} satisfies BackedUp<Media, keyof PictureSize>

/** The bytes are the file `media/<id>` of the archive. A restore reads the size of a picture from them. Older backups have no links. */
export const BackupMedia = wire("BackupMedia", mediaFields, { links: listOf(BackupMediaLink, most) })
export type BackupMedia = t.TypeOf<typeof BackupMedia>

/** Backups made before 2026-12 have neither: their records are found by their present xrefs and lines. */
const laterRecordFields = {
  originalXref: nullable(longText),
  originalFingerprint: nullable(integer(0, Number.MAX_SAFE_INTEGER)),
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

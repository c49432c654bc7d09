import { wordedDate } from "../../../../core/domain/date/date-codec.ts"
import { textsOf } from "../../../../core/codec/fields.ts"
import { AddressInput, StoredAddress } from "../../../../core/domain/address.ts"
import { MergePlaceInput, PlaceCreate, placeFields, PlaceUpdate } from "../../../../core/domain/place/place.ts"
import { Coordinates } from "../../../../core/domain/place/coordinates.ts"
import {
  DateInput,
  EventCreate,
  eventFields,
  EventUpdate,
  VitalEventCreate,
  VitalEventUpdate,
} from "../../../../core/domain/event.ts"
import {
  AssociationCreate,
  associationFields,
  AssociationUpdate,
} from "../../../../core/domain/association/association.ts"
import {
  CitationCreate,
  citationFields,
  citationText,
  CitationUpdate,
} from "../../../../core/domain/evidence/citation.ts"
import { mediaFields, MediaUpdate } from "../../../../core/domain/evidence/media.ts"
import { SourceCreate, sourceFields, SourceUpdate } from "../../../../core/domain/evidence/source.ts"
import { RelativeOrder } from "../../../../core/domain/chart/relative-order.ts"
import { RelationshipCreate, relationshipFields, RelationshipUpdate } from "../../../../core/domain/relationship.ts"
import { eventReply } from "../../codecs/event.ts"
import { placeReply } from "../../codecs/place.ts"
import { MediaTarget } from "../../../../core/domain/evidence/media-target.ts"
import { mediaReply } from "../../codecs/media.ts"
import { IdentifierInput, identifierReply } from "../../../../core/domain/evidence/identifier.ts"
import { TemplateFieldInput, templateFieldReply } from "../../../../core/domain/evidence/template-field.ts"
import { relationshipReply } from "../../codecs/relationship.ts"
import { associationReply } from "../../codecs/association.ts"
import { citationReply, sourceReply } from "../../codecs/source.ts"
import { describe } from "./describe.ts"

const dateParts = {
  qualifier: "How the date is meant, for example `exact`, `about` or `between`. The default is `exact`.",
  calendar: "The calendar of the parts. The default is `gregorian`.",
  day: "The day of the month. It needs a month.",
  month: "The month, from 1. It needs a year. The Hebrew and the French republican calendar have 13.",
  year: "The year. Negative years are BCE; there is no year 0.",
  toDay: "The day of the end of `between` and `from_to`.",
  toMonth: "The month of the end of `between` and `from_to`.",
  toYear: "The year of the end of `between` and `from_to`.",
  phrase: "The date in words: the whole of a `phrase`, or the source of an `interpreted` date.",
}

const type = "The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters."
const eventTexts = {
  date: "The date. Null if it is not known.",
  place: "The name of the place. Names that differ only in case and spacing are the same place.",
  ...textsOf(eventFields),
}
const eventOf = {
  personId: "The person that the event belongs to. Null for an event of a partnership.",
  relationshipId: "The partnership that the event belongs to. Null for an event of a person.",
}

const citationTargets = {
  personId: "The cited person. Null if the citation has another target.",
  eventId: "The cited event. Null if the citation has another target.",
  nameId: "The cited name. Null if the citation has another target.",
  relationshipId: "The cited relationship. Null if the citation has another target.",
}
const associated = {
  personId:
    "The person who had the associate. For an event or relationship the one of its persons who is meant; null if that " +
    "is not known. An event of one person always has that person here.",
  eventId: "The event in which the associate took part. Null if there is none.",
  relationshipId: "The relationship that the association is about. Null if there is none.",
  associateId: "The associate, if that is a person of the tree.",
  ...textsOf(associationFields),
}
const attachment = {
  ...textsOf(mediaFields),
  links: "The records that the medium is linked to, in order. A patch replaces the list.",
  personId: "The first person in `links`. Null if there is none. A patch replaces that link, and null removes it.",
  eventId: "The first event in `links`. Null if there is none. A patch replaces that link, and null removes it.",
  sourceId: "The first source in `links`. Null if there is none. A patch replaces that link, and null removes it.",
}

const placeTexts = { parentId: "The place that this one is a part of. Null if there is none.", ...textsOf(placeFields) }

const addressParts = {
  lines: "The lines above the city, such as the street and the house.",
  city: "The city, town or village.",
  state: "The state or province.",
  postalCode: "The postal code.",
  country: "The country.",
  phones: "Telephone numbers.",
  emails: "E-mail addresses.",
  urls: "Addresses on the web.",
}

const identifierProperties = {
  type:
    "A word of GEDCOM (`UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`), the address of the issuer, or any other text. The words " +
    "and the addresses of gedcom.io for them are one type, in any case.",
  value: "The number or text.",
}

const templateFieldProperties = { name: "The name of the field, for example `Page`.", value: "What the field says." }

/** The texts of the properties of an event. */
export const eventProperties = {
  type,
  ...eventOf,
  ...eventTexts,
  placeId: "The place. Null if it is not known.",
  asserted: "False only for an event of an imported file that says neither that nor when nor where it happened.",
}

/** The texts of events, relationships, sources, citations and media. */
export const recordTexts = {
  ...describe(AddressInput, "An address of a request. Absent parts are empty.", addressParts),
  ...describe(StoredAddress, "An address, with ways to reach somebody there.", addressParts),
  ...describe(Coordinates, "A point of the earth in degrees (WGS 84), kept with seven digits behind the point.", {
    latitude: "Degrees to the north of the equator; negative to the south.",
    longitude: "Degrees to the east of Greenwich; negative to the west.",
  }),
  ...describe(DateInput, "A date of a request. Absent parts are null.", {
    ...dateParts,
    display: "Accepted and ignored, so that a date of an answer can be sent back.",
    displayLong: "Accepted and ignored, so that a date of an answer can be sent back.",
    sortDay: "Accepted and ignored, so that a date of an answer can be sent back.",
  }),
  ...describe(wordedDate, "A date as genealogists write it: exact, about, before, between and so on.", {
    ...dateParts,
    display: "The date in the words of GEDCOM, for example `ABT 12 MAR 1850`.",
    displayLong:
      "The date in words of the language that `Accept-Language` wants, for example `about 12 March 1850`. A phrase is as it was written.",
    sortDay: "The Julian day number of the earliest possible day, for sorting. Null for a phrase.",
  }),
  ...describe(VitalEventCreate, "The birth or death of a new person.", eventTexts),
  ...describe(VitalEventUpdate, "The changes of a birth or death. Absent fields stay as they are.", eventTexts),
  ...describe(EventCreate, "A new event of a person or of a partnership.", { type, ...eventOf, ...eventTexts }),
  ...describe(EventUpdate, "The changes of an event. Absent fields stay as they are.", { type, ...eventTexts }),
  ...describe(eventReply, "An event in the life of a person or of a couple.", eventProperties),
  ...describe(PlaceCreate, "A new place.", placeTexts),
  ...describe(MergePlaceInput, "Two places that are one.", { fromId: "The place that becomes part of the other one." }),
  ...describe(PlaceUpdate, "The changes of a place. Absent fields stay as they are.", placeTexts),
  ...describe(placeReply, "A place of a tree.", {
    ...placeTexts,
    eventCount: "The number of events at the place.",
  }),
  ...describe(RelationshipCreate, "A new relationship between two persons.", {
    type: "`parent_child` leads from the parent to the child; `partnership` has no direction.",
    fromPersonId: "The parent, or one of the partners.",
    toPersonId: "The child, or the other partner.",
    ...textsOf(relationshipFields),
    qualifier: `${relationshipFields.qualifier.about} The default for a parent is \`biological\`.`,
  }),
  ...describe(
    RelationshipUpdate,
    "The changes of a relationship. Absent fields stay as they are.",
    textsOf(relationshipFields),
  ),
  ...describe(RelativeOrder, "The order of all children or all partners of a person.", {
    personId: "The parent or partner.",
    of: "`children` or `partners`.",
    ids: "The ids of all relationships of the person to children, or of all partnerships, in their new order.",
  }),
  ...describe(relationshipReply, "A relationship between two persons.", {
    type: "`parent_child` leads from the parent to the child; `partnership` has no direction.",
    fromPersonId: "The parent, or one of the partners.",
    toPersonId: "The child, or the other partner.",
    redacted: "Whether the reader may not see both persons in full. Then all but the ids and the type is null.",
    visibility: "`redacted` if `redacted` is true, otherwise `full`.",
    ...textsOf(relationshipFields),
    version:
      "The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do " +
      "not see everything in the tree.",
    createdAt: "When the record was created, in UTC. Null if redacted.",
    updatedAt:
      "When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.",
  }),
  FullRelationship: { about: "A relationship between persons that the reader sees in full.", properties: {} },
  RedactedRelationship: { about: "A relationship of which the reader sees only the ids and the type.", properties: {} },
  ...describe(identifierReply, "An identifier of a record.", identifierProperties),
  ...describe(IdentifierInput, "An identifier of a record. Each is there once.", identifierProperties),
  ...describe(templateFieldReply, "A field of a template, with its value.", templateFieldProperties),
  ...describe(TemplateFieldInput, "A field of a template, with its value.", templateFieldProperties),
  ...describe(SourceCreate, "A new source.", textsOf(sourceFields)),
  ...describe(SourceUpdate, "The changes of a source. Absent fields stay as they are.", textsOf(sourceFields)),
  ...describe(sourceReply, "A source: a register, a book, a letter, a website.", textsOf(sourceFields)),
  ...describe(CitationCreate, "A new citation. It has exactly one target.", {
    sourceId: "The source that is cited.",
    ...citationTargets,
    ...textsOf(citationFields),
    ...textsOf(citationText),
  }),
  ...describe(CitationUpdate, "The changes of a citation. Absent fields stay as they are.", {
    ...textsOf(citationFields),
    ...textsOf(citationText),
  }),
  ...describe(citationReply, "The link from a source to the record that it supports.", {
    sourceId: "The source that is cited.",
    ...citationTargets,
    ...textsOf(citationFields),
    ...textsOf(citationText),
  }),
  ...describe(
    AssociationCreate,
    "A new association: of a person, an event or a relationship, with an associate who is a person of the tree or has a name.",
    associated,
  ),
  ...describe(AssociationUpdate, "The changes of an association. Absent fields stay as they are.", {
    associateId: associated.associateId,
    ...textsOf(associationFields),
  }),
  ...describe(
    associationReply,
    "Who was beside a person, or took part in an event: a godparent, a witness, a friend.",
    associated,
  ),
  ...describe(MediaTarget, "A record that a medium is linked to.", {
    targetType: "The kind of the record.",
    targetId: "The id of the record.",
  }),
  ...describe(MediaUpdate, "The changes of a medium. Absent fields stay as they are.", attachment),
  ...describe(mediaReply, "A picture, a recording or a document.", {
    ...attachment,
    filename: "The name of the uploaded file. Null if it had none.",
    contentType: "The media type, found from the bytes.",
    size: "The number of bytes.",
    checksum: "The checksum of the bytes: `sha256:` and 64 hexadecimal digits.",
    width:
      "The width of the picture as displayed, in pixels. Null if it is not a picture, or if the size is not known yet: " +
      "the first thumbnail finds it.",
    height: "The height of the picture as displayed, in pixels. Null as `width` is.",
    url: "The address of the bytes, from the root of the service. Null on the public surface unless the service serves media there.",
    thumbnailUrl:
      "The address of a thumbnail of 320 pixels. Clients may replace the size. It changes with the bytes, so browsers " +
      "keep the thumbnail. Null if the type has no thumbnails, and where `url` is null.",
  }),
}

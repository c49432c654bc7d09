import type { Association } from "../../association/association.ts"
import type { Citation } from "../../evidence/citation.ts"
import type { Event } from "../../event.ts"
import type { Place } from "../../place/place.ts"
import type { RecordLifecycle } from "../../lifecycle.ts"
import type { Media } from "../../evidence/media.ts"
import type { MediaLink } from "../../evidence/media-link.ts"
import type { Name } from "../../name.ts"
import type { Person } from "../../person.ts"
import type { Relationship } from "../../relationship.ts"
import type { Source } from "../../evidence/source.ts"
import type { Tree } from "../../tree.ts"

interface Records {
  readonly person: Person
  readonly name: Name
  readonly event: Event
  readonly place: Place
  readonly relationship: Relationship
  readonly source: Source
  readonly citation: Citation
  readonly association: Association
  readonly media: Media
  readonly mediaLink: MediaLink
  readonly tree: Tree
}

const lifecycle = {
  version: "counts the changes in this service",
  createdAt: "is of this service; an imported CREA stays in its kept record",
  updatedAt: "is of this service",
  fileChangedAt: "is never changed: an imported CHAN stays in its kept record",
  deletedAt: "is null: deleted rows are not exported",
  deletionId: "is null: deleted rows are not exported",
} as const satisfies Record<keyof RecordLifecycle, string>
const row = { ...lifecycle, id: "is new in every import", treeId: "is the same for the whole file" } as const

/**
 * The fields that are no values of a record's GEDCOM structure, each with the reason. All other fields of a record are read and
 * written: a new field does not compile until its reader and its writer have it, or until it is here.
 */
const withoutValue = {
  person: {
    ...row,
    portrait: "is not written: only backups keep which picture, and which part of it, shows a person",
    merged: "is null: merged persons are deleted, and deleted rows are not exported",
    distinctFrom: "is not written: GEDCOM has no structure for persons who are not the same",
    dismissedChecks: "is not written: GEDCOM has no structure for findings that are no faults",
    displayName: "follows from the names",
    givenName: "follows from the names",
    surname: "follows from the names",
    searchText: "follows from the names",
    surnameKey: "follows from the names",
    forms: "follows from the names",
    birthYear: "follows from the events",
    deathYear: "follows from the events",
    publicBirthYear: "follows from the events",
    publicDeathYear: "follows from the events",
    hasDeathFact: "follows from the events",
    deathFactIsHidden: "follows from the events",
    deadFrom: "follows from the events",
    publicFrom: "follows from isLiving, privacy and the events",
  },
  name: {
    ...row,
    personId: "follows from the position: NAME is below the INDI of the person",
    isPrimary: "follows from the order: the first NAME; _STEMMA_PRIMARY where that is not enough",
  },
  event: {
    ...row,
    personId: "follows from the position: the event is below the INDI of the person",
    relationshipId: "follows from the position: the event is below the FAM of the couple",
    placeId: "PLAC has the name of the place",
  },
  place: {
    id: row.id,
    treeId: row.treeId,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    key: "follows from the name",
    searchText: "follows from the name",
    parentId: "is not written: PLAC has the whole line of the event",
    kind: "is not written: only backups keep what is known of a place itself",
    latitude: "is not written: MAP has the coordinates of the event",
    longitude: "is not written: MAP has the coordinates of the event",
    notes: "is not written: only backups keep what is known of a place itself",
    listedAlone: "is of this service",
  } satisfies Record<Exclude<keyof Place, "name">, string>,
  relationship: {
    ...row,
    type: "follows from the lines: HUSB and WIFE, or CHIL",
    fromPersonId: "is what HUSB or WIFE points to",
    toPersonId: "is what WIFE or CHIL points to",
    qualifier: "is written below FAMC: PEDI (see writePedigree)",
    position: "is the order of the lines: CHIL of a child, FAMS of a partnership",
    toPosition: "is the order of the FAMS lines of the second partner",
    familyRecordId: "is the FAM in which the lines are written",
  },
  source: row,
  citation: {
    ...row,
    sourceId: "is what SOUR points to",
    personId: "follows from the position: SOUR is below what it cites",
    eventId: "follows from the position: SOUR is below what it cites",
    nameId: "follows from the position: SOUR is below what it cites",
    relationshipId: "follows from the position: SOUR is below what it cites",
    about: "follows from the position: SOUR is below SEX",
  },
  association: {
    ...row,
    personId: "follows from the position; which of two partners is meant is not written, because GEDCOM cannot say it",
    eventId: "follows from the position: ASSO is below the event",
    relationshipId: "follows from the position: ASSO is below the FAM of the couple, or below CHIL",
    associateId: "is what ASSO points to",
  },
  media: {
    ...row,
    filename: "is the path in FILE",
    size: "follows from the file itself",
    checksum: "follows from the file itself",
    width: "follows from the file itself",
    height: "follows from the file itself",
    personId: "follows from the OBJE below the INDI of the person",
    eventId: "follows from the OBJE below the event",
    sourceId: "follows from the OBJE below the SOUR record",
  },
  mediaLink: {
    id: row.id,
    treeId: row.treeId,
    mediaId: "follows from FILE, or by the record that OBJE points to",
    personId: "follows from the OBJE of the kept record",
    eventId: "follows from the OBJE of the kept record",
    sourceId: "follows from the OBJE of the kept record",
    relationshipId: "follows from the OBJE below the FAM of the couple",
    citationId: "follows from the OBJE below the SOUR of the citation",
    placeId: "has no structure: a place is no record of GEDCOM",
    fromFile: "follows from the OBJE of the kept record",
  } satisfies Record<keyof MediaLink, string>,
  tree: {
    ...row,
    name: "GEDCOM says nothing about the file as a whole but who wrote it",
    description: "GEDCOM says nothing about the file as a whole but who wrote it",
    visibility: "is of this service",
    ownerId: "is of this service",
    homePersonId: "GEDCOM names no home person",
    formerHomePersonId: "GEDCOM names no home person",
    aiMemberProvider: "is of this service",
    aiRecommenderProvider: "is of this service",
    aiSeesLiving: "is of this service",
    personCount: "follows from the persons",
  } satisfies Record<keyof Tree, string>,
} as const satisfies { readonly [R in keyof Records]: Readonly<Partial<Record<keyof Records[R], string>>> }

/** The fields of a record that its GEDCOM structure has as values. */
export type GedcomFields<R extends keyof Records> = Omit<Records[R], keyof (typeof withoutValue)[R]>

import { initialOf } from "../../core/codec/fields.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import type { PlantedEntry } from "./store.ts"
import type { Comment } from "../../core/domain/comment/comment.ts"
import { type Association, associationFields } from "../../core/domain/association/association.ts"
import { type Citation, citationFields } from "../../core/domain/evidence/citation.ts"
import type { GenealogicalDate } from "../../core/domain/date/genealogical-date.ts"
import { deriveDate } from "../../core/domain/date/make-date.ts"
import type { Deletion } from "../../core/domain/deletion.ts"
import { type Place, placeOfEvent } from "../../core/domain/place/place.ts"
import { type Event, eventFields } from "../../core/domain/event.ts"
import type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
import { READER_VERSION } from "../../core/domain/gedcom/kept/unread-fields.ts"
import type { PersonId, SourceId, TreeId, UserId } from "../../core/domain/ids.ts"
import { afterLifetime, ALWAYS } from "../../core/domain/living/living.ts"
import { newLifecycle, newRecordLifecycle } from "../../core/domain/lifecycle.ts"
import { type Media, mediaFields } from "../../core/domain/evidence/media.ts"
import { type MediaLink, noTarget } from "../../core/domain/evidence/media-link.ts"
import { type Name, nameFields } from "../../core/domain/name.ts"
import { type Person, personFields, summarisePerson } from "../../core/domain/person.ts"
import type { ProposalComment } from "../../core/domain/proposal/comment.ts"
import type { Proposal } from "../../core/domain/proposal/proposal.ts"
import { type Relationship, relationshipFields } from "../../core/domain/relationship.ts"
import type { Session } from "../../core/domain/account/session.ts"
import { onlyTitle, type Source } from "../../core/domain/evidence/source.ts"
import { emptyTree, type Membership, type Tree } from "../../core/domain/tree.ts"
import type { User } from "../../core/domain/account/user.ts"
import type { Webhook } from "../../core/domain/webhook/webhook.ts"

export { newId }

/** The time of creation of built records. */
export const noon = new Date("2026-06-01T12:00:00.000Z")

/** So many minutes after noon. */
export const minutesLater = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000)

/** An exact Gregorian date of a year alone. */
export const aDate = (year: number): GenealogicalDate =>
  deriveDate({
    qualifier: "exact",
    calendar: "gregorian",
    day: null,
    month: null,
    year,
    toDay: null,
    toMonth: null,
    toYear: null,
    phrase: null,
  })

type InTree = { readonly treeId: TreeId }

export const aUser = (overrides: Partial<User> = {}): User => {
  const id: UserId = newId()
  return {
    id,
    email: `${id}@example.org`,
    displayName: "Emma Wedgwood",
    language: null,
    passwordHash: "scrypt$hash",
    emailVerifiedAt: noon,
    selfPersonId: null,
    formerSelfPersonId: null,
    calendarHash: null,
    createdAt: noon,
    updatedAt: noon,
    deletedAt: null,
    ...overrides,
  }
}

export const aSession = (overrides: Partial<Session> & Pick<Session, "userId">): Session => {
  const id = newId<"SessionId">()
  return {
    id,
    tokenHash: `hash-of-${id}`,
    userAgent: null,
    createdAt: noon,
    lastUsedAt: noon,
    expiresAt: minutesLater(60),
    ...overrides,
  }
}

export const aTree = (overrides: Partial<Tree> & Pick<Tree, "ownerId">): Tree => ({
  id: newId(),
  name: "The Darwins of Down",
  description: null,
  visibility: "private",
  ...emptyTree,
  ...newLifecycle(noon),
  ...overrides,
})

export const aMembership = (overrides: Partial<Membership> & Pick<Membership, "treeId" | "userId">): Membership => ({
  role: "viewer",
  createdAt: noon,
  ...overrides,
})

/** A person with a summary that follows from the overrides, as if they had one primary name. */
export const aPerson = (overrides: Partial<Person> & InTree): Person => {
  const facts = { ...initialOf(personFields), ...overrides }
  const {
    givenName = "Charles",
    surname = "Darwin",
    birthYear = null,
    deathYear = null,
    hasDeathFact = deathYear !== null,
  } = overrides
  const presumedDeadFrom = birthYear === null ? null : afterLifetime(birthYear)
  const {
    publicBirthYear = birthYear,
    publicDeathYear = deathYear,
    deathFactIsHidden = false,
    deadFrom = hasDeathFact ? ALWAYS : presumedDeadFrom,
  } = overrides
  const years = { birthYear, deathYear, publicBirthYear, publicDeathYear }
  const vitals = { ...years, hasDeathFact, deathFactIsHidden, deadFrom }
  const name = { ...initialOf(nameFields), givenName, surname, isPrimary: true }
  return {
    id: newId(),
    portrait: null,
    merged: null,
    distinctFrom: null,
    dismissedChecks: null,
    ...newRecordLifecycle(noon),
    ...facts,
    ...summarisePerson(facts, [name], vitals),
    ...overrides,
  }
}

/** A person who died long ago and is fully visible to the public. */
export const aDeadPerson = (overrides: Partial<Person> & InTree): Person =>
  aPerson({ birthYear: 1809, deathYear: 1882, ...overrides })

export const aName = (overrides: Partial<Name> & InTree & Pick<Name, "personId">): Name => ({
  id: newId(),
  ...initialOf(nameFields),
  givenName: "Charles",
  surname: "Darwin",
  isPrimary: true,
  ...newRecordLifecycle(noon),
  ...overrides,
})

/** An event of the person or the partnership that the overrides name. */
export const anEvent = (overrides: Partial<Event> & InTree): Event => ({
  id: newId(),
  personId: null,
  relationshipId: null,
  type: "residence",
  date: null,
  placeId: null,
  ...initialOf(eventFields),
  asserted: true,
  ...newRecordLifecycle(noon),
  ...overrides,
})

export const aPlace = (overrides: Partial<Place> & InTree): Place => {
  const { name = "Down House" } = overrides
  return { ...placeOfEvent({ id: newId(), name, treeId: overrides.treeId }, noon), ...overrides }
}

/** A parent_child edge, biological, unless the overrides say otherwise. */
export const aRelationship = (
  overrides: Partial<Relationship> & InTree & { readonly fromPersonId: PersonId; readonly toPersonId: PersonId },
): Relationship => ({
  id: newId(),
  type: "parent_child",
  ...initialOf(relationshipFields),
  qualifier: overrides.type === "partnership" ? null : "biological",
  familyRecordId: null,
  ...newRecordLifecycle(noon),
  ...overrides,
})

export const aSource = (overrides: Partial<Source> & InTree): Source => ({
  id: newId(),
  title: "Parish register",
  ...onlyTitle,
  ...newRecordLifecycle(noon),
  ...overrides,
})

/** A citation of the fact that the overrides name. */
export const aComment = (overrides: Partial<Comment> & InTree): Comment => ({
  id: newId(),
  ...{ personId: null, eventId: null, mediaId: null, sourceId: null },
  authorId: null,
  authorName: null,
  text: "She told me so herself.",
  mentions: [],
  editedAt: null,
  ...newLifecycle(noon),
  ...overrides,
})

export const anAssociation = (overrides: Partial<Association> & InTree): Association => ({
  id: newId(),
  personId: null,
  eventId: null,
  relationshipId: null,
  associateId: null,
  ...initialOf(associationFields),
  ...newLifecycle(noon),
  ...overrides,
})

export const aCitation = (overrides: Partial<Citation> & InTree & { readonly sourceId: SourceId }): Citation => ({
  id: newId(),
  personId: null,
  eventId: null,
  nameId: null,
  relationshipId: null,
  ...initialOf(citationFields),
  ...newRecordLifecycle(noon),
  ...overrides,
})

/** A picture, of what the overrides name. */
export const aMedia = (overrides: Partial<Media> & InTree): Media => ({
  id: newId(),
  ...initialOf(mediaFields),
  filename: "portrait.png",
  contentType: "image/png",
  width: null,
  height: null,
  size: 5_000_000_000,
  checksum: `sha256:${"0".repeat(64)}`,
  personId: null,
  eventId: null,
  sourceId: null,
  ...newRecordLifecycle(noon),
  ...overrides,
})

/** A link to a medium from a record of a file, to what the overrides name. */
export const aMediaLink = (overrides: Partial<MediaLink> & InTree & Pick<MediaLink, "mediaId">): MediaLink => ({
  id: newId(),
  ...noTarget,
  fromFile: true,
  ...overrides,
})

export const aDeletion = (overrides: Partial<Deletion> & InTree): Deletion => ({
  id: newId(),
  at: minutesLater(1),
  ...overrides,
})

export const anAuditEntry = (overrides: Partial<PlantedEntry> = {}): PlantedEntry => ({
  id: newId(),
  at: noon,
  actorType: "user",
  actorId: null,
  proposalId: null,
  requestId: null,
  op: "update",
  version: null,
  action: "person.update",
  entityType: "person",
  entityId: newId(),
  treeId: null,
  before: null,
  after: { notes: "Barnacles" },
  ...overrides,
})

let keptPosition = 0

/** A kept record without an xref, at a position of its own. */
export const aKeptRecord = (overrides: Partial<KeptRecord> & InTree): KeptRecord => ({
  id: newId(),
  position: keptPosition++,
  tag: "SUBM",
  xref: null,
  originalXref: null,
  originalFingerprint: null,
  personId: null,
  sourceId: null,
  lines: "0 SUBM\n1 NAME Francis Darwin",
  links: [],
  readerVersion: READER_VERSION,
  ...overrides,
})

export const aProposal = (overrides: Partial<Proposal> & InTree & Pick<Proposal, "proposerId">): Proposal => ({
  id: newId(),
  status: "pending",
  origin: "contributor",
  summary: null,
  operations: [{ op: "create", entity: "source", data: { title: "Parish register" } }],
  made: [],
  seen: null,
  undone: 0,
  reviewerId: null,
  rejectReason: null,
  applyError: null,
  applyId: null,
  applyEndsAt: null,
  version: 1,
  createdAt: noon,
  updatedAt: noon,
  ...overrides,
})

export const aProposalComment = (
  overrides: Partial<ProposalComment> & InTree & Pick<ProposalComment, "proposalId" | "authorId">,
): ProposalComment => ({
  id: newId(),
  via: { kind: "session", id: newId(), name: "Firefox" },
  text: "Who says so? \u{1f600}",
  createdAt: noon,
  ...overrides,
})

export const aWebhook = (overrides: Partial<Webhook> & InTree): Webhook => ({
  id: newId(),
  url: "https://archive.example.org/stemma",
  actions: null,
  active: true,
  secret: "whsec_of-a-spec",
  version: 1,
  createdAt: noon,
  updatedAt: noon,
  ...overrides,
})

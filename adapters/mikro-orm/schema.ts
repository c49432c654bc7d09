import type { AuditEntry } from "../../core/domain/audit.ts"
import type { Citation } from "../../core/domain/citation.ts"
import type { EmailToken } from "../../core/domain/email-token.ts"
import type { Event, Place } from "../../core/domain/event.ts"
import type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
import type { BlobStoreId, MediaId, TreeId } from "../../core/domain/ids.ts"
import type { Media } from "../../core/domain/media.ts"
import type { MediaLink } from "../../core/domain/media-link.ts"
import type { Name } from "../../core/domain/name.ts"
import type { Person } from "../../core/domain/person.ts"
import type { Proposal, ProposalState } from "../../core/domain/proposal/proposal.ts"
import type { Relationship } from "../../core/domain/relationship.ts"
import type { Session } from "../../core/domain/session.ts"
import type { Source } from "../../core/domain/source.ts"
import type { Membership, Tree } from "../../core/domain/tree.ts"
import type { User } from "../../core/domain/user.ts"
import type { TryCount } from "../../core/ports/tries.ts"
import { table } from "./table.ts"

const lifecycle = {
  version: "integer",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
  deletedAt: "timestamptz?",
  deletionId: "uuid?",
} as const

export const users = table<User>("users", ["id"], {
  id: "uuid",
  email: "text",
  displayName: "text?",
  passwordHash: "text?",
  emailVerifiedAt: "timestamptz?",
  selfPersonId: "uuid?",
  formerSelfPersonId: "uuid?",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
  deletedAt: "timestamptz?",
})

export const sessions = table<Session>("sessions", ["id"], {
  id: "uuid",
  userId: "uuid",
  tokenHash: "text",
  userAgent: "text?",
  createdAt: "timestamptz",
  lastUsedAt: "timestamptz",
  expiresAt: "timestamptz",
})

export const emailTokens = table<EmailToken>("email_tokens", ["tokenHash"], {
  tokenHash: "text",
  purpose: "text",
  userId: "uuid",
  createdAt: "timestamptz",
  expiresAt: "timestamptz",
})

const treeColumns = {
  id: "uuid",
  name: "text",
  description: "text?",
  visibility: "text",
  ownerId: "uuid",
  homePersonId: "uuid?",
  formerHomePersonId: "uuid?",
  aiMemberProvider: "text?",
  aiRecommenderProvider: "text?",
  personCount: "integer",
  ...lifecycle,
} as const

/** Trees as they are read. */
export const trees = table<Tree>("trees", ["id"], treeColumns)

/** Trees as they are written: with the search text for the directory. */
export const searchableTrees = table<Tree & { readonly searchText: string }>("trees", ["id"], {
  ...treeColumns,
  searchText: "text",
})

export const memberships = table<Membership>("memberships", ["treeId", "userId"], {
  treeId: "uuid",
  userId: "uuid",
  role: "text",
  createdAt: "timestamptz",
})

export const persons = table<Person>("persons", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  gender: "text?",
  isLiving: "boolean?",
  notes: "text?",
  privacy: "text",
  displayName: "text",
  givenName: "text?",
  surname: "text?",
  birthYear: "integer?",
  deathYear: "integer?",
  publicBirthYear: "integer?",
  publicDeathYear: "integer?",
  hasDeathFact: "boolean",
  deadFrom: "integer?",
  publicFrom: "integer?",
  searchText: "text",
  ...lifecycle,
})

export const names = table<Name>("names", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  personId: "uuid",
  nameType: "text",
  isPrimary: "boolean",
  givenName: "text?",
  surname: "text?",
  prefix: "text?",
  suffix: "text?",
  surnamePrefix: "text?",
  ...lifecycle,
})

export const places = table<Place>("places", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  name: "text",
  key: "text",
})

export const relationships = table<Relationship>("relationships", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  type: "text",
  fromPersonId: "uuid",
  toPersonId: "uuid",
  qualifier: "text?",
  notes: "text?",
  familyRecordId: "uuid?",
  ...lifecycle,
})

export const events = table<Event>("events", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  personId: "uuid?",
  relationshipId: "uuid?",
  type: "text",
  date: "json?",
  placeId: "uuid?",
  detail: "text?",
  notes: "text?",
  asserted: "boolean",
  privacy: "text",
  ...lifecycle,
})

export const sources = table<Source>("sources", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  title: "text",
  author: "text?",
  publication: "text?",
  repository: "text?",
  callNumber: "text?",
  url: "text?",
  notes: "text?",
  ...lifecycle,
})

export const citations = table<Citation>("citations", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  sourceId: "uuid",
  personId: "uuid?",
  eventId: "uuid?",
  nameId: "uuid?",
  relationshipId: "uuid?",
  page: "text?",
  detail: "text?",
  confidence: "integer?",
  ...lifecycle,
})

export const media = table<Media>("media", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  title: "text?",
  filename: "text?",
  contentType: "text",
  size: "bigint",
  checksum: "text",
  personId: "uuid?",
  eventId: "uuid?",
  sourceId: "uuid?",
  ...lifecycle,
})

const proposalColumns = {
  treeId: "uuid",
  id: "uuid",
  status: "text",
  origin: "text",
  summary: "text?",
  proposerId: "uuid",
  reviewerId: "uuid?",
  rejectReason: "text?",
  applyError: "json?",
  made: "json",
  applyId: "uuid?",
  applyEndsAt: "timestamptz?",
  version: "integer",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
} as const

/** Proposals without their operations. */
export const proposalStates = table<ProposalState>("proposals", ["treeId", "id"], proposalColumns)

export const proposals = table<Proposal>("proposals", ["treeId", "id"], { ...proposalColumns, operations: "json" })

export const mediaLinks = table<MediaLink>("media_links", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  mediaId: "uuid",
  personId: "uuid?",
  eventId: "uuid?",
  sourceId: "uuid?",
})

export const keptRecords = table<KeptRecord>("kept_records", ["treeId", "id"], {
  treeId: "uuid",
  id: "uuid",
  position: "integer",
  tag: "text",
  xref: "text?",
  originalXref: "text?",
  originalFingerprint: "bigint?",
  personId: "uuid?",
  sourceId: "uuid?",
  lines: "text",
  links: "json",
})

export const auditEntries = table<AuditEntry>("audit_entries", ["id"], {
  id: "uuid",
  at: "timestamptz",
  actorType: "text",
  actorId: "uuid?",
  action: "text",
  entityType: "text",
  entityId: "text",
  treeId: "uuid?",
  before: "json?",
  after: "json?",
  proposalId: "uuid?",
  requestId: "text?",
})

/** Counts of tries within their window. The key is the SHA-256 of what is counted. */
export const tries = table<TryCount & { readonly key: string }>("tries", ["key"], {
  key: "text",
  count: "integer",
  endsAt: "timestamptz",
})

/** How many bytes of media and kept records a tree stores. */
export const storedBytes = table<{ readonly treeId: TreeId; readonly bytes: number }>("stored_bytes", ["treeId"], {
  treeId: "uuid",
  bytes: "bigint",
})

/** The only row of a table: what the database knows of the store of blobs. */
export interface BlobStoreRow {
  readonly isOnly: true
  readonly id: BlobStoreId | null
  readonly isConfirmed: boolean
  readonly sweptTreeId: TreeId | null
  readonly sweptMediaId: MediaId | null
}

export const blobStore = table<BlobStoreRow>("blob_store", ["isOnly"], {
  isOnly: "boolean",
  id: "uuid?",
  isConfirmed: "boolean",
  sweptTreeId: "uuid?",
  sweptMediaId: "uuid?",
})

/** All tables. Owners come before the tables that they own. */
export const tables = [
  users,
  sessions,
  emailTokens,
  searchableTrees,
  memberships,
  persons,
  names,
  places,
  relationships,
  events,
  sources,
  citations,
  media,
  mediaLinks,
  proposals,
  keptRecords,
  auditEntries,
  tries,
  storedBytes,
  blobStore,
] as const

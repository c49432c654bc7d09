import type { TreeAccess, TreeGate } from "../domain/access.ts"
import type { AuditEntryRead } from "../domain/audit.ts"
import type { Citation } from "../domain/citation.ts"
import type { EmailTokenPurpose } from "../domain/email-token.ts"
import type { PlacedEvent, PlaceRead } from "../domain/event.ts"
import type {
  AuditEntryId,
  CitationId,
  EventId,
  MediaId,
  PersonId,
  PlaceId,
  ProposalId,
  RelationshipId,
  SourceId,
  TreeId,
  UserId,
} from "../domain/ids.ts"
import type { Name } from "../domain/name.ts"
import type { Media } from "../domain/media.ts"
import type { Involving, PersonRow, PrivacyFacts, Withheld } from "../domain/privacy.ts"
import type { ProposedEntity } from "../domain/proposal/operation.ts"
import type { PresentRecords } from "../domain/proposal/current-record.ts"
import type { ProposalRow, ProposalStatus } from "../domain/proposal/proposal.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Session } from "../domain/session.ts"
import type { Source } from "../domain/source.ts"
import type { Member, Role, Tree } from "../domain/tree.ts"
import type { User } from "../domain/user.ts"
import type { BlobKey } from "./blobs.ts"
import type { CleanupReads } from "./cleanup-reads.ts"
import type { Keyset, Rows } from "./rows.ts"

/**
 * Whether the people that a record tells of are looked up with it. A member needs them not; without them the privacy
 * engine shows the record to nobody else.
 */
export type People = "with people" | "without people"

/** A record found by its own id: the access to its tree comes with it. */
export interface Found<T> extends TreeGate {
  readonly found: T
}

/** Whom a session stands for: as much as every request needs. */
export interface Bearer extends Pick<Session, "id" | "userId" | "lastUsedAt"> {
  readonly emailVerifiedAt: Date | null
}

export interface SessionReads {
  /** The bearer of the unexpired session with this token hash, when their account is live. */
  byTokenHash(tokenHash: string, now: Date): Promise<Bearer | null>
  /** The user's unexpired sessions, oldest first. */
  ofUser(userId: UserId, now: Date): Promise<readonly Session[]>
}

export interface UserReads {
  /** The live account of this id. */
  byId(id: UserId): Promise<User | null>
  /** The live account of this normalised address. */
  byEmail(email: string): Promise<User | null>
  /** The live account to which an unexpired link of this token hash and purpose was mailed. */
  byEmailToken(tokenHash: string, purpose: EmailTokenPurpose, now: Date): Promise<User | null>
}

/** A tree with the privacy facts of its live home person. */
export type TreeRow = TreeAccess & { readonly home: PrivacyFacts | null }

export interface TreeReads {
  /** The tree, deleted or not, and the role of this user in it. */
  byId(id: TreeId, userId: UserId | null): Promise<TreeRow | null>
  /** The live trees in which the user has a role; with `deleted` those deleted ones that the user owns. By id. */
  ofUser(userId: UserId, deleted: boolean, keyset: Keyset<TreeId>): Rows<{ readonly tree: Tree; readonly role: Role }>
  /** Live public trees, for a user site_members ones too, whose name or description holds every word of `words`. By id. */
  directory(userId: UserId | null, words: readonly string[], keyset: Keyset<TreeId>): Rows<TreeRow>
  members(id: TreeId): Promise<readonly Member[]>
  /** The member of this id; null when the user is none. */
  member(id: TreeId, userId: UserId): Promise<Member | null>
  /** Newest first. */
  audit(
    id: TreeId,
    filter: { readonly entityId: string | null; readonly actorId: string | null },
    keyset: Keyset<AuditEntryId>,
  ): Rows<AuditEntryRead>
}

/** The persons that a search finds: all live persons (null), those who are public in a year, or the deleted ones. */
export type SearchScope = number | null | "deleted"

/** Where a search goes on: after this score and, within it, this id. */
export interface SearchKey {
  readonly score: number
  readonly id: PersonId
}

export interface PersonReads {
  /** The live person with their live names. */
  byId(id: PersonId, userId: UserId | null): Promise<Found<Withheld<PersonRow>> | null>
  /** Live persons of the tree by id; `deleted`: the deleted ones instead. */
  ofTree(treeId: TreeId, deleted: boolean, keyset: Keyset<PersonId>): Rows<Withheld<PersonRow>>
  /**
   * The live persons among these ids, by id, each with their names when `names` is set; `deleted`: the deleted ones instead, with the
   * names that were deleted with them.
   */
  byIds(
    treeId: TreeId,
    ids: readonly PersonId[],
    names: boolean,
    deleted?: boolean,
  ): Promise<readonly Withheld<PersonRow>[]>
  /** The deleted names of a person, by id. */
  deletedNames(treeId: TreeId, id: PersonId): Promise<readonly Withheld<Name>[]>
  /**
   * Persons whose search text contains every word, by trigram word similarity (each at least 0.25, which allows one
   * wrong letter in the shortest names). `score` is the mean over the words. By falling score, then id.
   */
  search(
    treeId: TreeId,
    words: readonly string[],
    scope: SearchScope,
    keyset: Keyset<SearchKey>,
  ): Rows<Withheld<PersonRow>>
  /** The live parent_child edges met within so many generations up or down, each once; safe on loops. */
  lineage(
    treeId: TreeId,
    personId: PersonId,
    direction: "ancestors" | "descendants",
    generations: number,
    people: People,
  ): Promise<readonly Withheld<Involving<Relationship>>[]>
}

/** The deleted records of one kind. */
export interface DeletedReads<T extends { readonly id: string }> {
  /** Those of a tree, by id. Their people are not looked up, so that only members are shown them. */
  deletedOf(treeId: TreeId, keyset: Keyset<T["id"]>): Rows<Withheld<Involving<T>>>
}

export interface EventReads extends DeletedReads<PlacedEvent> {
  byId(id: EventId, userId: UserId | null): Promise<Found<Withheld<Involving<PlacedEvent>>> | null>
  ofTree(treeId: TreeId, people: People, keyset: Keyset<EventId>): Rows<Withheld<Involving<PlacedEvent>>>
  /** The person's own events and those of the person's partnerships, by id. */
  ofPerson(treeId: TreeId, personId: PersonId, people: People): Promise<readonly Withheld<Involving<PlacedEvent>>[]>
  ofRelationship(
    treeId: TreeId,
    id: RelationshipId,
    people: People,
  ): Promise<readonly Withheld<Involving<PlacedEvent>>[]>
  /** The places of a tree by id, with the number of live events at each. */
  places(treeId: TreeId, keyset: Keyset<PlaceId>): Rows<PlaceRead>
}

export interface RelationshipReads extends DeletedReads<Relationship> {
  byId(id: RelationshipId, userId: UserId | null): Promise<Found<Withheld<Involving<Relationship>>> | null>
  ofTree(treeId: TreeId, people: People, keyset: Keyset<RelationshipId>): Rows<Withheld<Involving<Relationship>>>
  /** The live edges that touch any of these persons, each once, by id. */
  touching(
    treeId: TreeId,
    ids: readonly PersonId[],
    people: People,
  ): Promise<readonly Withheld<Involving<Relationship>>[]>
}

/**
 * For these two, `publicIn` is null for a member; else the people of a citation are looked up, and a source comes with
 * the people of one citation whose people are all public in that year, or with none.
 */
export interface SourceReads extends DeletedReads<Source> {
  byId(id: SourceId, userId: UserId | null, publicIn: number): Promise<Found<Withheld<Involving<Source>>> | null>
  ofTree(treeId: TreeId, publicIn: number | null, keyset: Keyset<SourceId>): Rows<Withheld<Involving<Source>>>
}

export interface CitationReads extends DeletedReads<Citation> {
  byId(id: CitationId, userId: UserId | null): Promise<Found<Withheld<Involving<Citation>>> | null>
  ofTree(treeId: TreeId, people: People, keyset: Keyset<CitationId>): Rows<Withheld<Involving<Citation>>>
}

/** `publicIn` as for sources; media come with the people of what they are attached to, of a source with those of one citation. */
export interface MediaReads extends DeletedReads<Media> {
  byId(id: MediaId, userId: UserId | null, publicIn: number): Promise<Found<Withheld<Involving<Media>>> | null>
  ofTree(treeId: TreeId, publicIn: number | null, keyset: Keyset<MediaId>): Rows<Withheld<Involving<Media>>>
  /** Those of these keys that a row names, live or deleted. */
  named(keys: readonly BlobKey[]): Promise<ReadonlySet<MediaId>>
}

/** How much of a list is asked for: at most so many after this key, and of heavy ones fewer. */
export interface Portion<Key> {
  readonly after: Key | null
  readonly most: number
  /** In bytes: whoever fills it up is the last one. */
  readonly weight: number
}

export interface ProposalReads {
  byId(id: ProposalId, userId: UserId | null): Promise<Found<Withheld<ProposalRow>> | null>
  /** The next proposals of the tree by id, with `status` of those that stand so; they weigh as much as their operations in JSON. */
  ofTree(
    treeId: TreeId,
    status: ProposalStatus | null,
    portion: Portion<ProposalId>,
  ): Promise<{ readonly rows: readonly Withheld<ProposalRow>[]; readonly isLast: boolean }>
  /** The live records of the tree among these ids of each kind, by id, and the vital events of the persons. */
  records(treeId: TreeId, ids: Readonly<Record<ProposedEntity, readonly string[]>>): Promise<Withheld<PresentRecords>>
}

export interface InstanceReads {
  /** How many live accounts and live trees there are. */
  counts(): Promise<{ readonly users: number; readonly trees: number }>
}

/** What queries ask of the store. Every answer about people is sealed until the privacy engine has looked at its reader. */
export interface Reads {
  readonly users: UserReads
  readonly sessions: SessionReads
  readonly trees: TreeReads
  readonly persons: PersonReads
  readonly events: EventReads
  readonly relationships: RelationshipReads
  readonly sources: SourceReads
  readonly citations: CitationReads
  readonly media: MediaReads
  readonly proposals: ProposalReads
  readonly instance: InstanceReads
  readonly cleanup: CleanupReads
}

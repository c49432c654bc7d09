import type { AccessFacts, RevisedAccess } from "../domain/access.ts"
import type { AuditEntryRead } from "../domain/audit/audit.ts"
import type { Comment, CommentRow } from "../domain/comment/comment.ts"
import type { CommentSubject } from "../domain/comment/comment-subject.ts"
import type { Association } from "../domain/association/association.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { ApiToken } from "../domain/account/api-token.ts"
import type { Identity } from "../domain/account/identity.ts"
import type { EmailTokenPurpose } from "../domain/account/email-token.ts"
import type { LifeEvent, PlacedEvent } from "../domain/event.ts"
import type {
  AuditEntryId,
  ChangeId,
  AssociationId,
  CommentId,
  CitationId,
  EventId,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  ProposalCommentId,
  ProposalId,
  RelationshipId,
  SourceId,
  TreeId,
  UserId,
  WebhookId,
} from "../domain/ids.ts"
import type { ExposureFacts } from "../domain/readers/exposure.ts"
import type { EventPosition, NamePosition } from "../domain/large-record/record-order.ts"
import type { Name } from "../domain/name.ts"
import type { PlaceFilter, PlaceOrder, PlacePosition, PlaceRow } from "../domain/place/place.ts"
import type { PersonFilter } from "../domain/person-list/person-filter.ts"
import type { PersonOrder, PersonPosition } from "../domain/person-list/person-order.ts"
import type { LinkedMedia } from "../domain/evidence/media.ts"
import type { Involving, PersonRow, PrivacyFacts, Viewer, RelativesRow, Withheld } from "../domain/privacy.ts"
import type { ProposedEntity } from "../domain/proposal/operation.ts"
import type { PresentRecords } from "../domain/proposal/current-record.ts"
import type { ProposalCommentRow } from "../domain/proposal/comment.ts"
import type { ProposalCount, ProposalOrigin, ProposalRow, ProposalStatus } from "../domain/proposal/proposal.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { CitationFilter, EventFilter, MediaFilter } from "../domain/record-lists/record-filters.ts"
import type { SearchQuery } from "../domain/search/search-query.ts"
import type { Session } from "../domain/account/session.ts"
import type { Source } from "../domain/evidence/source.ts"
import type { Member, Role, Tree } from "../domain/tree.ts"
import type { User } from "../domain/account/user.ts"
import type { AnswerReads } from "./answers.ts"
import type { BlobKey } from "./blobs.ts"
import type { ChartReads } from "./charts/chart-reads.ts"
import type { ChangeReads } from "./changes/change-reads.ts"
import type { CleanupReads } from "./cleanup-reads.ts"
import type { InvitationReads } from "./invitations/invitations.ts"
import type { QuestionReads } from "./questions/questions.ts"
import type { LinkReads } from "./links/links.ts"
import type { KeptReads, TreeSnapshot } from "./export-reads.ts"
import type { FeedReads } from "./changes/feed-reads.ts"
import type { OverviewReads } from "./overview/overview-reads.ts"
import type { Keyset, Rows } from "./rows.ts"
import type { UploadReads } from "./uploads/uploads.ts"
import type { WebhookReads } from "./webhook/webhooks.ts"

/** A record found by its own id, with the access to its tree. */
export interface Found<T> extends AccessFacts {
  readonly found: T
}

/** The user of a session: the part that every request needs. */
export interface SessionUser
  extends Pick<Session, "id" | "userId" | "userAgent" | "lastUsedAt">,
    Pick<User, "email" | "emailVerifiedAt"> {}

export interface SessionReads {
  /** The user of the unexpired session with this token hash; null if there is none or the account is deleted. */
  byTokenHash(tokenHash: string, now: Date): Promise<SessionUser | null>
  /** The user's unexpired sessions, oldest first. */
  ofUser(userId: UserId, now: Date): Promise<readonly Session[]>
}

/** The bearer of an API token: the part that every request needs. */
export interface TokenBearer
  extends Pick<ApiToken, "id" | "userId" | "name" | "scopes" | "treeIds" | "ai" | "lastUsedAt">,
    Pick<User, "email" | "emailVerifiedAt"> {}

export interface ApiTokenReads {
  /** The bearer of the unexpired token with this hash; null if there is none or the account is deleted. */
  byTokenHash(tokenHash: string, now: Date): Promise<TokenBearer | null>
  /** The tokens of the user, expired ones included, oldest first. */
  ofUser(userId: UserId): Promise<readonly ApiToken[]>
}

export interface IdentityReads {
  /** The identities of the user, oldest first. */
  ofUser(userId: UserId): Promise<readonly Identity[]>
}

export interface UserReads {
  /** The live account with this id. */
  byId(id: UserId): Promise<User | null>
  /** The live account with this normalised address. */
  byEmail(email: string): Promise<User | null>
  /** The live account with a calendar whose token has this hash. */
  byCalendarHash(hash: string): Promise<User | null>
  /** The live account with an unexpired mailed link of this token hash and purpose. */
  byEmailToken(tokenHash: string, purpose: EmailTokenPurpose, now: Date): Promise<User | null>
}

/** A tree with its revision and the privacy facts of its live home person. */
export type TreeRow = RevisedAccess & { readonly home: PrivacyFacts | null }

/** A tree in which a user has this role, with its revision. */
export interface MemberTree extends RevisedAccess {
  readonly role: Role
}

/** A record of a tree, or the tree itself. */
export type TreeAddress =
  | { readonly kind: "tree"; readonly id: TreeId }
  | { readonly kind: "person"; readonly id: PersonId }
  | { readonly kind: "event"; readonly id: EventId }
  | { readonly kind: "place"; readonly id: PlaceId }
  | { readonly kind: "relationship"; readonly id: RelationshipId }
  | { readonly kind: "source"; readonly id: SourceId }
  | { readonly kind: "citation"; readonly id: CitationId }
  | { readonly kind: "association"; readonly id: AssociationId }
  | { readonly kind: "comment"; readonly id: CommentId }
  | { readonly kind: "media"; readonly id: MediaId }
  | { readonly kind: "proposal"; readonly id: ProposalId }
  | { readonly kind: "change"; readonly id: ChangeId }
  | { readonly kind: "webhook"; readonly id: WebhookId }

/** The state of a tree on which its lists depend: its row, and the last change in it. */
export type TreeState = TreeRow & {
  /** The id of the last change in the tree. Its random part cannot be guessed. */
  readonly lastChangeId: ChangeId | null
}

export interface TreeReads {
  /** The state of the tree of a record, with the role of this user; null if there is no such record. */
  stateOf(address: TreeAddress, userId: UserId | null): Promise<TreeState | null>
  /**
   * A text that names the members of the tree and the authors of its changes, with their names and addresses. It
   * changes exactly when one of these does.
   */
  accountsOf(id: TreeId): Promise<string>
  /** The tree of a record, live or deleted; null if there is no such record. */
  ofRecord(address: TreeAddress): Promise<TreeId | null>
  /** The tree, deleted or not, and the role of this user in it. */
  byId(id: TreeId, userId: UserId | null): Promise<TreeRow | null>
  /** The bytes that this account stores: media, kept records and uploads of all trees that it owns, deleted ones included. */
  storedBytes(ownerId: UserId): Promise<number>
  /**
   * The live trees in which the user has a role or, with `deleted`, the deleted trees that the user owns; ordered
   * by id.
   */
  ofUser(userId: UserId, deleted: boolean, keyset: Keyset<TreeId>): Rows<MemberTree>
  /**
   * The live public trees, and for a user also the trees visible to site members, if their name or description
   * contains every word of `words`; ordered by id.
   */
  directory(userId: UserId | null, words: readonly string[], keyset: Keyset<TreeId>): Rows<TreeRow>
  members(id: TreeId): Promise<readonly Member[]>
  /** The member with this id; null if the user is not a member. */
  member(id: TreeId, userId: UserId): Promise<Member | null>
  /** Newest first. */
  audit(
    id: TreeId,
    filter: { readonly entityId: string | null; readonly actorId: string | null },
    keyset: Keyset<AuditEntryId>,
  ): Rows<AuditEntryRead>
}

/** The persons that a search covers: the live persons that a viewer sees in full, or the deleted ones. */
export type SearchScope = Viewer | "deleted"

/** What is searched for, and among which persons. */
export interface PersonSearch {
  /** At least one word or year. */
  readonly query: SearchQuery
  readonly scope: SearchScope
}

/** The position after which a search continues: this score and, among equal scores, this id. */
export interface SearchKey {
  readonly score: number
  readonly id: PersonId
}

/** A list of live persons as a viewer gets it: in this order, and only those that the filter matches. */
export interface PersonList {
  readonly viewer: Viewer
  readonly order: PersonOrder
  readonly filter: PersonFilter
}

/** How many live persons have these facts. */
export interface ExposureCount extends ExposureFacts {
  readonly count: number
}

/** What is open of a tree to readers who see no hidden person. */
export interface OpenPersons {
  readonly treeId: TreeId
  /** The number of live persons who are not hidden. */
  readonly count: number
  /** Whether the tree has a home person who is not hidden. */
  readonly hasHome: boolean
}

/** Live records that concern the same persons, by number. A viewer who may see one of them may see all. */
export type Counts = readonly Withheld<Involving<number>>[]

export interface NameReads {
  /** The live names of a live person, the primary one first, then by id. */
  ofPerson(
    treeId: TreeId,
    personId: PersonId,
    viewer: Viewer,
    keyset: Keyset<NamePosition>,
  ): Rows<Withheld<Involving<Name>>>
  /** The live name of a live person. */
  byId(treeId: TreeId, personId: PersonId, id: NameId, viewer: Viewer): Promise<Withheld<Involving<Name>> | null>
  /** The deleted names of a person, ordered by id. */
  deletedOf(treeId: TreeId, personId: PersonId, keyset: Keyset<NameId>): Rows<Withheld<Name>>
}

export interface PersonReads {
  /** The live person with the first of their live names (`MOST_OF_A_KIND`), and the number of all names. */
  byId(id: PersonId, userId: UserId | null): Promise<Found<Withheld<PersonRow>> | null>
  /**
   * The person into whom this one was merged, at the end of all merges; null if the person was not merged. It says
   * nothing about who may see either of them.
   */
  keptFor(id: PersonId): Promise<PersonId | null>
  /** The live persons of the tree, or with `deleted` the deleted ones, merged persons aside; ordered by id. */
  ofTree(treeId: TreeId, deleted: boolean, keyset: Keyset<PersonId>): Rows<Withheld<PersonRow>>
  /** The live persons of a list, ordered by `byPosition` of their positions for the viewer (`positionFor`). */
  listed(treeId: TreeId, list: PersonList, keyset: Keyset<PersonPosition>): Rows<Withheld<PersonRow>>
  /** The number of persons in a list. Hidden persons are counted for members only. */
  countListed(treeId: TreeId, list: Pick<PersonList, "viewer" | "filter">): Promise<number>
  /**
   * The live persons with these ids, ordered by id, with the first of their names (`MOST_OF_A_KIND`) and the number of
   * all if `names` is set. With `deleted`, the deleted persons instead, with the names that were deleted with them.
   */
  byIds(
    treeId: TreeId,
    ids: readonly PersonId[],
    names: boolean,
    deleted?: boolean,
  ): Promise<readonly Withheld<PersonRow>[]>
  /**
   * The first parents and the first partners of each of these live persons (`MOST_RELATIVES`), in the order of their
   * relationships, of those that the viewer may see. No more is read, however large a family is.
   */
  relativesOf(treeId: TreeId, ids: readonly PersonId[], viewer: Viewer): Promise<readonly Withheld<RelativesRow>[]>
  /** The live persons of the tree, counted by the facts that decide who sees them. */
  countByExposure(treeId: TreeId): Promise<readonly ExposureCount[]>
  /** What is open of each of these trees to readers who see no hidden person. */
  openIn(treeIds: readonly TreeId[]): Promise<readonly OpenPersons[]>
  /** The live persons who become public in these years, by year and id, at most `most`. */
  becomingPublic(
    treeId: TreeId,
    years: { readonly from: number; readonly to: number },
    most: number,
  ): Promise<readonly { readonly personId: PersonId; readonly year: number }[]>
  /**
   * The hits of a search, each with `hit`: all persons that `judge` in `domain/search` accepts, and no others.
   * Ordered by falling score, then by id.
   */
  search(treeId: TreeId, search: PersonSearch, keyset: Keyset<SearchKey>): Rows<Withheld<PersonRow>>
  /**
   * The live parent_child relationships within this number of generations up or down, each once. Safe for loops.
   */
  lineage(
    treeId: TreeId,
    personId: PersonId,
    reach: Reach,
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<Relationship>>[]>
}

/** How far a lineage goes, and in which direction. */
export interface Reach {
  readonly direction: "ancestors" | "descendants"
  readonly generations: number
}

/** The deleted records of one kind. */
export interface DeletedReads<T extends { readonly id: string }> {
  /** The deleted records of a tree, ordered by id. Their persons are not looked up, so only members see them. */
  deletedOf(treeId: TreeId, keyset: Keyset<T["id"]>): Rows<Withheld<Involving<T>>>
}

export interface EventReads extends DeletedReads<PlacedEvent> {
  byId(id: EventId, userId: UserId | null): Promise<Found<Withheld<Involving<PlacedEvent>>> | null>
  /** The live events that the filter matches, ordered by id. */
  ofTree(
    treeId: TreeId,
    viewer: Viewer,
    keyset: Keyset<EventId>,
    filter?: EventFilter,
  ): Rows<Withheld<Involving<PlacedEvent>>>
  /** The events of the person and of the person's partnerships, by day, then id. Those without a day are last. */
  ofPerson(
    treeId: TreeId,
    personId: PersonId,
    viewer: Viewer,
    keyset: Keyset<EventPosition>,
  ): Rows<Withheld<Involving<PlacedEvent>>>
  /** The number of these events. */
  countOfPerson(treeId: TreeId, personId: PersonId, viewer: Viewer): Promise<Counts>
  /** The live events of a partnership, ordered by id. */
  ofRelationship(
    treeId: TreeId,
    id: RelationshipId,
    viewer: Viewer,
    keyset: Keyset<EventId>,
  ): Rows<Withheld<Involving<PlacedEvent>>>
  /**
   * The dated live events of these persons and of their partnerships, each once, ordered by id. Of a person with more
   * than `MOST_OF_A_LIFE` the first ones by id.
   */
  ofLives(
    treeId: TreeId,
    personIds: readonly PersonId[],
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<LifeEvent>>[]>
}

/** Places are for members only. One without an event, a part or an editor who made it is not there for readers. */
export interface PlaceReads {
  byId(id: PlaceId, userId: UserId | null): Promise<Found<Withheld<PlaceRow>> | null>
  /** The places that the filter matches, in this order, or by id. */
  ofTree(
    treeId: TreeId,
    filter: PlaceFilter,
    order: PlaceOrder | null,
    keyset: Keyset<PlacePosition>,
  ): Rows<Withheld<PlaceRow>>
}

export interface RelationshipReads extends DeletedReads<Relationship> {
  byId(id: RelationshipId, userId: UserId | null): Promise<Found<Withheld<Involving<Relationship>>> | null>
  ofTree(treeId: TreeId, viewer: Viewer, keyset: Keyset<RelationshipId>): Rows<Withheld<Involving<Relationship>>>
  /** The live relationships of a person, ordered by id. */
  ofPerson(
    treeId: TreeId,
    personId: PersonId,
    viewer: Viewer,
    keyset: Keyset<RelationshipId>,
  ): Rows<Withheld<Involving<Relationship>>>
  /** The live relationships with these ids, ordered by id. */
  byIds(
    treeId: TreeId,
    ids: readonly RelationshipId[],
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<Relationship>>[]>
}

/**
 * For a viewer who is no member, a source comes with the persons of one citation if all of them are public in the year of the viewer,
 * otherwise with none. `byId` takes the year alone, because the role is found with the source.
 */
export interface SourceReads extends DeletedReads<Source> {
  byId(id: SourceId, userId: UserId | null, year: number): Promise<Found<Withheld<Involving<Source>>> | null>
  ofTree(treeId: TreeId, viewer: Viewer, keyset: Keyset<SourceId>): Rows<Withheld<Involving<Source>>>
  /** The live sources with these ids, ordered by id, in batches with a bounded number of bytes. */
  byIds(treeId: TreeId, ids: readonly SourceId[], viewer: Viewer): Rows<Withheld<Involving<Source>>>
}

export interface CitationReads extends DeletedReads<Citation> {
  /** The live citations of persons, names, events and relationships with these ids, in the order of these, then by id. */
  ofFacts(
    treeId: TreeId,
    ids: readonly string[],
    viewer: Viewer,
    keyset: Keyset<OwnedPosition>,
  ): Rows<Withheld<Involving<Citation>>>
  /** The live citations of a person, and of the names, events and relationships, ordered by id. */
  ofPerson(
    treeId: TreeId,
    personId: PersonId,
    viewer: Viewer,
    keyset: Keyset<CitationId>,
  ): Rows<Withheld<Involving<Citation>>>
  /** The number of these citations. */
  countOfPerson(treeId: TreeId, personId: PersonId, viewer: Viewer): Promise<Counts>
  byId(id: CitationId, userId: UserId | null): Promise<Found<Withheld<Involving<Citation>>> | null>
  /** The live citations that the filter matches, ordered by id. */
  ofTree(
    treeId: TreeId,
    viewer: Viewer,
    keyset: Keyset<CitationId>,
    filter?: CitationFilter,
  ): Rows<Withheld<Involving<Citation>>>
}

/** A live comment, and the record that it is about. */
export interface FoundComment extends Found<Withheld<CommentRow>> {
  readonly subject: CommentSubject
}

export interface CommentReads {
  byId(id: Comment["id"], userId: UserId | null): Promise<FoundComment | null>
  /** The live comments on a record of the tree, ordered by id. */
  ofSubject(treeId: TreeId, subject: CommentSubject, keyset: Keyset<CommentId>): Rows<Withheld<CommentRow>>
}

export interface AssociationReads extends DeletedReads<Association> {
  byId(id: AssociationId, userId: UserId | null): Promise<Found<Withheld<Involving<Association>>> | null>
  /** The live associations, ordered by id. */
  ofTree(treeId: TreeId, viewer: Viewer, keyset: Keyset<AssociationId>): Rows<Withheld<Involving<Association>>>
  /**
   * The live associations of a person, of the events and relationships, and those in which the person is the associate,
   * ordered by id.
   */
  ofPerson(
    treeId: TreeId,
    personId: PersonId,
    viewer: Viewer,
    keyset: Keyset<AssociationId>,
  ): Rows<Withheld<Involving<Association>>>
  /** The number of these associations. */
  countOfPerson(treeId: TreeId, personId: PersonId, viewer: Viewer): Promise<Counts>
}

/** A record that belongs to one of several owners: the number of the owner in their list, and the id of the record. */
export interface OwnedPosition {
  readonly owner: number
  readonly id: string
}

/**
 * `year` as for sources. A media object comes with the persons of what it is attached to; for a source, with
 * those of one citation.
 */
export interface MediaReads extends DeletedReads<LinkedMedia> {
  byId(id: MediaId, userId: UserId | null, year: number): Promise<Found<Withheld<Involving<LinkedMedia>>> | null>
  /** The live media that the filter matches, ordered by id. */
  ofTree(
    treeId: TreeId,
    viewer: Viewer,
    keyset: Keyset<MediaId>,
    filter?: MediaFilter,
  ): Rows<Withheld<Involving<LinkedMedia>>>
  /** The keys that have a row, live or deleted. */
  named(keys: readonly BlobKey[]): Promise<ReadonlySet<MediaId>>
  /** The live media with these ids, ordered by id. */
  byIds(treeId: TreeId, ids: readonly MediaId[], viewer: Viewer): Promise<readonly Withheld<Involving<LinkedMedia>>[]>
  /**
   * The live media that are attached or linked to records with these ids, in the order of these, then by id. A medium
   * comes once for each of its owners.
   */
  ofRecords(
    treeId: TreeId,
    ids: readonly string[],
    viewer: Viewer,
    keyset: Keyset<OwnedPosition>,
  ): Rows<Withheld<Involving<LinkedMedia>>>
  /** The number of these media, each counted once. */
  countOfRecords(treeId: TreeId, ids: readonly string[], viewer: Viewer): Promise<Counts>
}

/** A page of a list: its start, its most rows and its byte budget. */
export interface Portion<Key> {
  readonly after: Key | null
  readonly most: number
  /** The byte budget. The row that reaches it is the last one returned. */
  readonly weight: number
}

/** Which proposals are listed; null for all. */
export interface ProposalFilter {
  readonly status: ProposalStatus | null
  readonly origin: ProposalOrigin | null
}

export interface ProposalReads {
  byId(id: ProposalId, userId: UserId | null): Promise<Found<Withheld<ProposalRow>> | null>
  /**
   * The next proposals of the tree, ordered by id; with `status` or `origin`, only those with this status or origin.
   * The weight of a proposal is the size of its operations in JSON.
   */
  ofTree(
    treeId: TreeId,
    filter: ProposalFilter,
    portion: Portion<ProposalId>,
  ): Promise<{ readonly rows: readonly Withheld<ProposalRow>[]; readonly isLast: boolean }>
  /**
   * The live records of the tree with these ids, by kind and ordered by id, and the vital events of the persons.
   */
  records(treeId: TreeId, ids: Readonly<Record<ProposedEntity, readonly string[]>>): Promise<Withheld<PresentRecords>>
  /** The changes by which operations of the proposal hold that were applied, the oldest first. */
  changeIds(treeId: TreeId, id: ProposalId): Promise<readonly ChangeId[]>
  /** The numbers of proposals of the tree by status and origin. */
  counts(treeId: TreeId): Promise<readonly ProposalCount[]>
  /** The comments on a proposal of the tree, ordered by id. */
  comments(treeId: TreeId, id: ProposalId, keyset: Keyset<ProposalCommentId>): Rows<Withheld<ProposalCommentRow>>
}

export interface InstanceReads {
  /** The numbers of live accounts and live trees. */
  counts(): Promise<{ readonly users: number; readonly trees: number }>
  /** The live accounts, ordered by id. */
  users(keyset: Keyset<UserId>): Rows<User>
  /** The live trees, ordered by id. */
  trees(keyset: Keyset<TreeId>): Rows<Tree>
}

/** The reads of queries. Every result about persons is sealed until the privacy engine has checked the viewer. */
export interface Reads {
  readonly users: UserReads
  readonly sessions: SessionReads
  readonly apiTokens: ApiTokenReads
  readonly webhooks: WebhookReads
  readonly identities: IdentityReads
  readonly trees: TreeReads
  readonly invitations: InvitationReads
  readonly links: LinkReads
  readonly questions: QuestionReads
  readonly persons: PersonReads
  readonly names: NameReads
  readonly events: EventReads
  readonly places: PlaceReads
  readonly relationships: RelationshipReads
  readonly sources: SourceReads
  readonly citations: CitationReads
  readonly associations: AssociationReads
  readonly comments: CommentReads
  readonly media: MediaReads
  readonly kept: KeptReads
  /** The rows of whole trees, on committed data: each call as it is then. */
  readonly wholeTrees: { inTree(treeId: TreeId): TreeSnapshot }
  readonly proposals: ProposalReads
  readonly instance: InstanceReads
  readonly cleanup: CleanupReads
  readonly answers: AnswerReads
  readonly uploads: UploadReads
  readonly changes: ChangeReads
  readonly charts: ChartReads
  readonly feed: FeedReads
  readonly overview: OverviewReads
}

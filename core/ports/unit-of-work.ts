import type { Either } from "fp-ts/lib/Either.js"
import type { TreeAccess } from "../domain/access.ts"
import type { Comment } from "../domain/comment/comment.ts"
import type { Association } from "../domain/association/association.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { Deletion, DeletableKind } from "../domain/deletion.ts"
import type { EmailToken, EmailTokenPurpose } from "../domain/account/email-token.ts"
import type { DomainError } from "../domain/errors.ts"
import type { Event } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { ApiToken } from "../domain/account/api-token.ts"
import type { Identity, IdentityKey } from "../domain/account/identity.ts"
import type {
  ApiTokenId,
  BlobStoreId,
  ChangeId,
  DeletionId,
  IdentityId,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  ProposalId,
  SessionId,
  TreeId,
  UserId,
} from "../domain/ids.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { MediaLink } from "../domain/evidence/media-link.ts"
import type { MediaTarget } from "../domain/evidence/media-target.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Place } from "../domain/place/place.ts"
import type { ProposalComment } from "../domain/proposal/comment.ts"
import type { Proposal, ProposalState } from "../domain/proposal/proposal.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Session } from "../domain/account/session.ts"
import type { Source } from "../domain/evidence/source.ts"
import type { Membership, Tree } from "../domain/tree.ts"
import type { User } from "../domain/account/user.ts"
import type { VitalEvent } from "../domain/living/vitals.ts"
import type { TreeSnapshot } from "./export-reads.ts"
import type { BlobKey } from "./blobs.ts"
import type { Answers } from "./answers.ts"
import type { ChangeLog } from "./changes/change-log.ts"
import type { ChangeHistory } from "./changes/change-history.ts"
import type { Invitations } from "./invitations/invitations.ts"
import type { Questions } from "./questions/questions.ts"
import type { Links } from "./links/links.ts"
import type { Jobs } from "./jobs.ts"
import type { Purges } from "./purges.ts"
import type { Reads } from "./reads.ts"
import type { Uploads } from "./uploads/uploads.ts"
import type { Webhooks } from "./webhook/webhooks.ts"

/** The rows of one kind. */
export interface Records<T extends { readonly id: string }> {
  /** The row, live or deleted. It is locked until the transaction ends. */
  find(id: T["id"]): Promise<T | null>
  /** Inserts rows, in bulk if there are many. The rows that own them must exist. */
  insert(rows: readonly T[]): Promise<void>
  /** Writes the whole row. */
  update(row: T): Promise<void>
}

/** The rows of one kind of record in trees. */
export interface TreeRecords<T extends { readonly id: string }> extends Records<T> {
  /** The rows of the tree with these ids, live or deleted, ordered by id. They are locked until the transaction ends. */
  ofIds(treeId: TreeId, ids: readonly string[]): Promise<readonly T[]>
  /** Writes whole rows, all in one statement. */
  updateMany(rows: readonly T[]): Promise<void>
  /** As `updateMany`, for values that are derived from what the records say already: it is no part of a change. */
  fill(rows: readonly T[]): Promise<void>
}

/** The account and the person who is its user. */
export interface SelfOfUser {
  readonly userId: UserId
  readonly personId: PersonId
}

export interface Users extends Records<User> {
  /** The live account with this normalised address, locked. */
  byEmail(email: string): Promise<User | null>
  /**
   * Clears `selfPersonId` where it is one of these persons, and keeps it as the former one. Returns the affected
   * accounts.
   */
  forgetSelf(ids: readonly PersonId[]): Promise<readonly SelfOfUser[]>
  /** The same for every person of this tree. */
  forgetSelfIn(treeId: TreeId): Promise<readonly SelfOfUser[]>
  /**
   * Sets `selfPersonId` again where it is empty and the former one is one of these persons. Returns the affected
   * accounts.
   */
  recallSelf(ids: readonly PersonId[]): Promise<readonly SelfOfUser[]>
  /**
   * Sets `selfPersonId` to `to` where it is `from`, and keeps `from` as the former one. Returns the affected accounts.
   */
  moveSelf(from: PersonId, to: PersonId): Promise<readonly SelfOfUser[]>
  /** Undoes `moveSelf` where the account has chosen nobody else since. Returns the affected accounts. */
  returnSelf(from: PersonId, to: PersonId): Promise<readonly SelfOfUser[]>
}

export interface Sessions {
  find(id: SessionId): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** Records a use of the session, which extends it. */
  touch(id: SessionId, lastUsedAt: Date, expiresAt: Date): Promise<void>
  /** Ends the sessions of the user, except `except`. Returns the number of ended sessions. */
  endOfUser(userId: UserId, except: SessionId | null): Promise<number>
  end(id: SessionId): Promise<void>
}

export interface ApiTokens {
  find(id: ApiTokenId): Promise<ApiToken | null>
  /** The number of the user's tokens that have not expired. */
  countOfUser(userId: UserId, now: Date): Promise<number>
  insert(token: ApiToken): Promise<void>
  /** Records a use of the token. */
  touch(id: ApiTokenId, lastUsedAt: Date): Promise<void>
  revoke(id: ApiTokenId): Promise<void>
  /** Revokes all tokens of the user. Returns their number. */
  revokeOfUser(userId: UserId): Promise<number>
}

export interface Identities {
  /** The identity that a provider knows by this key, locked. */
  byKey(key: IdentityKey): Promise<Identity | null>
  /** The identities of the user, oldest first, locked. */
  ofUser(userId: UserId): Promise<readonly Identity[]>
  insert(identity: Identity): Promise<void>
  remove(id: IdentityId): Promise<void>
}

export interface EmailTokens {
  insert(token: EmailToken): Promise<void>
  /**
   * Removes the unexpired token with this hash and purpose, and returns its user. If two transactions take the same
   * token, one of them gets null.
   */
  take(tokenHash: string, purpose: EmailTokenPurpose, now: Date): Promise<UserId | null>
  /** Invalidates the user's mailed links of this purpose. */
  removeOfUser(userId: UserId, purpose: EmailTokenPurpose): Promise<void>
}

export interface Trees extends Records<Tree> {
  /** The tree, live or deleted, and the role of this user in it. Takes no lock. */
  access(id: TreeId, userId: UserId): Promise<TreeAccess | null>
  /**
   * As `access`, and locks the tree. One command at a time can check rules that concern several rows of the tree.
   */
  lock(id: TreeId, userId: UserId): Promise<TreeAccess | null>
  /**
   * The number of the last change in the tree; 0 if there is none. Locks the number, so a change of this transaction
   * gets the next one. Commands take this lock after all others, and two commands never wait for each other in a ring.
   */
  revision(id: TreeId): Promise<number>
  /** Adds `difference` to the number of live persons of the tree. */
  countPersons(id: TreeId, difference: number): Promise<void>
}

export interface Memberships {
  ofTree(treeId: TreeId): Promise<readonly Membership[]>
  /** The memberships of a user in live and deleted trees, ordered by tree id. Takes no lock. */
  ofUser(userId: UserId): Promise<readonly Membership[]>
  find(treeId: TreeId, userId: UserId): Promise<Membership | null>
  insert(membership: Membership): Promise<void>
  update(membership: Membership): Promise<void>
  remove(treeId: TreeId, userId: UserId): Promise<void>
}

export interface Persons extends TreeRecords<Person> {
  /** The tree of a person, live or deleted. Takes no lock. */
  treeOf(id: PersonId): Promise<TreeId | null>
  /** The live persons with these ids, ordered by id, locked. */
  live(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Person[]>
  /** The ids of all descendants of this person by live relationships, without the person. Safe for loops. */
  descendantIds(treeId: TreeId, id: PersonId): Promise<readonly PersonId[]>
}

export interface Names extends TreeRecords<Name> {
  /** The live names of a person, ordered by id. */
  ofPerson(treeId: TreeId, id: PersonId): Promise<readonly Name[]>
  /** The live names of several persons, ordered by id. */
  ofPersons(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Name[]>
  /** The live names with these ids. Takes no lock. */
  live(treeId: TreeId, ids: readonly NameId[]): Promise<readonly Name[]>
}

/**
 * An event in the life of a person: of the person or of one of the person's partnerships. Kind, cause, place and notes
 * are null unless the event is about a death, and the notes also where they are longer than `longestDeathWords`.
 */
export interface LifeEvent extends VitalEvent {
  readonly personId: PersonId
  readonly isOwn: boolean
}

export interface Events extends TreeRecords<Event> {
  /** The live events of the person, ordered by id. Events of partnerships are not included. */
  ofPerson(treeId: TreeId, id: PersonId): Promise<readonly Event[]>
  /**
   * The live events of each of these persons and of their live partnerships, ordered by id. An event of a
   * partnership is returned once for each of these persons.
   */
  ofLives(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly LifeEvent[]>
  /** Makes all live events at a place new versions, in one statement, because the text of the place has changed. */
  touchAt(treeId: TreeId, placeId: PlaceId, now: Date): Promise<void>
  /** Gives all events at a place, deleted ones too, another place, in one statement. */
  movePlace(treeId: TreeId, from: PlaceId, to: PlaceId, now: Date): Promise<void>
}

/** What is at a place. */
export interface PlaceUse {
  /** The number of its live events. */
  readonly events: number
  /** Whether other places are parts of it. */
  readonly isParent: boolean
  /** Whether it has neither parts nor events, deleted ones included. */
  readonly isFree: boolean
}

export interface Places {
  /** The place with this id. Takes no lock: commands that change places hold the lock of their tree. */
  find(id: PlaceId): Promise<Place | null>
  /** The places of the tree with these ids, ordered by id. */
  ofIds(treeId: TreeId, ids: readonly string[]): Promise<readonly Place[]>
  /**
   * The places that events with these texts have, one for each key. Of several places with one key it is the one that
   * an editor made itself, then the one without a parent, then the oldest.
   */
  byKeys(treeId: TreeId, keys: readonly string[]): Promise<readonly Place[]>
  /** The place with this key within this parent. */
  within(treeId: TreeId, parentId: PlaceId | null, key: string): Promise<Place | null>
  /**
   * Inserts the places whose keys the tree does not have yet, and returns the places of all keys. If another command
   * has inserted the same key first, its place is returned instead.
   */
  insert(places: readonly Place[]): Promise<readonly Place[]>
  /** Inserts these places. Returns the number of those whose name was free within their parent. */
  add(places: readonly Place[]): Promise<number>
  updateMany(places: readonly Place[]): Promise<void>
  /** Removes a place without events and parts. */
  remove(treeId: TreeId, id: PlaceId): Promise<void>
  use(treeId: TreeId, id: PlaceId): Promise<PlaceUse>
  /** Gives the parts of a place another parent, in one statement. */
  moveParts(treeId: TreeId, from: PlaceId, to: PlaceId, now: Date): Promise<void>
  /** Whether both places have parts of one name. */
  shareParts(treeId: TreeId, one: PlaceId, other: PlaceId): Promise<boolean>
  /** Whether one of the places is the other one, or contains it. Safe for loops. */
  contains(treeId: TreeId, outer: PlaceId, inner: PlaceId): Promise<boolean>
}

export interface Relationships extends TreeRecords<Relationship> {
  /**
   * The live relationship of this type between two persons. For a partnership the order of the persons does not
   * matter.
   */
  between(treeId: TreeId, type: Relationship["type"], from: PersonId, to: PersonId): Promise<Relationship | null>
  /**
   * Whether `ancestor` is an ancestor of `person` by live parent_child relationships. If both are the same person,
   * the result is true only if the person is part of a loop.
   */
  isAncestor(treeId: TreeId, ancestor: PersonId, person: PersonId): Promise<boolean>
  /** The live parent_child relationships above any of these persons, each once. Safe for loops. */
  ancestry(
    treeId: TreeId,
    ids: readonly PersonId[],
  ): Promise<readonly Pick<Relationship, "fromPersonId" | "toPersonId">[]>
  /** Whether another live relationship of the same type joins the persons of one of these relationships. */
  haveTwins(treeId: TreeId, ids: readonly string[]): Promise<boolean>
  /** Those of these relationships, live or deleted, of which at least one person is live. */
  withLivePersons(treeId: TreeId, ids: readonly string[]): Promise<readonly Relationship[]>
  /** The partners of these persons by live partnerships, each once. */
  partnersOf(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly PersonId[]>
}

/** A row that depends on another one. */
export interface Dependent {
  readonly kind: DeletableKind
  readonly id: string
  /** The row on which it depends. */
  readonly ownerId: string
}

/** The rows of an import that one change deletes or restores together. */
export interface Sweep extends Deletion {
  readonly changeId: ChangeId
  readonly importId: ChangeId
  readonly step: number
  readonly from: string | null
  readonly to: string | null
}

/** A live person with a row that a deletion removed. */
export interface PersonBeside {
  readonly id: PersonId
  /** Whether one of these rows is a name. */
  readonly hasName: boolean
}

/** Soft deletion according to the table of dependents in `domain/deletion.ts`. */
export interface Deletions {
  /**
   * Marks the live rows of `kind` with these ids, and everything that depends on them, as deleted by this deletion.
   */
  remove(kind: DeletableKind, ids: readonly string[], deletion: Deletion): Promise<void>
  /** The persons that this deletion removed. */
  personsOf(treeId: TreeId, id: DeletionId): Promise<readonly PersonId[]>
  /**
   * The live rows that depend directly on any of these rows of `kind`, except those that the import with this id
   * created. A row that depends on several of them is returned once for each.
   */
  dependentsOf(
    kind: DeletableKind,
    treeId: TreeId,
    ids: readonly string[],
    exceptImport: ChangeId | null,
  ): Promise<readonly Dependent[]>
  /** Whether this row exists and is not deleted. Locks it. */
  isLive(kind: DeletableKind, treeId: TreeId, id: string): Promise<boolean>
  /** The tree of a record of this kind, live or deleted; null if there is no such record. Takes no lock. */
  treeOf(kind: DeletableKind, id: string): Promise<TreeId | null>
  /**
   * Restores the rows of `kind` with these ids that this deletion removed, and everything that it removed with
   * them. A row with another owner that is still deleted is not restored: it is assigned to the deletion of that
   * owner, and is restored with it.
   */
  restore(kind: DeletableKind, ids: readonly string[], deletion: Deletion): Promise<void>
  /**
   * Deletes the live rows of `kind` that the import created, except these; nothing that depends on them. A store may
   * derive the entries of these rows, so that a deletion of many takes less time.
   */
  removeImported(kind: DeletableKind, sweep: Sweep, except: readonly string[]): Promise<void>
  /** Restores the rows of `kind` that the import created and this deletion removed. */
  restoreImported(kind: DeletableKind, sweep: Sweep): Promise<void>
  /** The rows that this deletion removed and that have an owner which another deletion removed. */
  heldBack(treeId: TreeId, id: DeletionId): Promise<readonly Pick<Dependent, "kind" | "id">[]>
  /** The live persons with a name, an event or a partnership that this deletion removed. */
  personsBeside(treeId: TreeId, id: DeletionId): Promise<readonly PersonBeside[]>
}

export interface Proposals extends Records<Proposal> {
  /** As `find`, but without the operations, which may be large. */
  lock(id: ProposalId): Promise<ProposalState | null>
  /**
   * The number of pending proposals of this account in the tree. Locks the number until the transaction ends, so that
   * simultaneous proposals count each other.
   */
  countPending(treeId: TreeId, proposerId: UserId): Promise<number>
  /** Writes everything except the operations. */
  advance(state: ProposalState): Promise<void>
  /** Removes the row and its comments permanently. */
  remove(proposal: ProposalState): Promise<void>
  insertComment(comment: ProposalComment): Promise<void>
}

export interface KeptRecords {
  /**
   * Locks the kept records of this tree until the transaction ends, so that positions and xrefs are assigned once.
   * Must be called before tree, persons and accounts are locked.
   */
  lock(treeId: TreeId): Promise<void>
  /** The position after the last kept record of the tree; 0 if there is none. */
  nextPosition(treeId: TreeId): Promise<number>
  /** The next tree by id that has kept records, live or deleted. Takes no lock. */
  nextTree(after: TreeId | null): Promise<TreeId | null>
  /** The given xrefs that records of the tree already use. */
  taken(treeId: TreeId, xrefs: readonly string[]): Promise<readonly string[]>
  insert(records: readonly KeptRecord[]): Promise<void>
  /**
   * Withdraws the records that this import of the tree added, or brings them back. A withdrawn record counts as
   * deleted.
   */
  withdraw(treeId: TreeId, importId: ChangeId, isWithdrawn: boolean): Promise<void>
  /** Writes existing records. Each may occur once. */
  update(records: readonly KeptRecord[]): Promise<void>
}

export interface MediaLinks {
  insert(links: readonly MediaLink[]): Promise<void>
  /** The links to any of these records, ordered by id. They are locked until the transaction ends. */
  ofTargets(treeId: TreeId, ids: readonly string[]): Promise<readonly MediaLink[]>
  /** The links of these media, ordered by id. They are locked until the transaction ends. */
  ofMedia(treeId: TreeId, ids: readonly MediaId[]): Promise<readonly MediaLink[]>
  /** The links of the tree with these ids, ordered by id. They are locked until the transaction ends. */
  ofIds(treeId: TreeId, ids: readonly string[]): Promise<readonly MediaLink[]>
  /** The records to which the medium is attached and linked, in order. Of a live medium, deleted ones are left out. */
  targetsOf(media: Media): Promise<readonly MediaTarget[]>
  updateMany(links: readonly MediaLink[]): Promise<void>
  /** Removes the links of the tree with these ids. */
  remove(treeId: TreeId, ids: readonly string[]): Promise<void>
  /** Makes the links that name one person name another. */
  move(treeId: TreeId, from: PersonId, to: PersonId): Promise<void>
}

/** What the database knows of the store of blobs that belongs to it. */
export interface BlobStoreState {
  /** The identity of the store; null before the first start. */
  readonly id: BlobStoreId | null
  /** Whether the store has been given this identity. */
  readonly isConfirmed: boolean
  /** The last key that the sweep looked at; null at the beginning of a round. */
  readonly sweptTo: BlobKey | null
}

export interface BlobStoreRecord {
  /** Locks it until the transaction ends. */
  find(): Promise<BlobStoreState>
  update(state: BlobStoreState): Promise<void>
}

/** The stores that a command can use. All changes commit together, or none. */
export interface Transaction {
  readonly users: Users
  readonly sessions: Sessions
  readonly apiTokens: ApiTokens
  readonly identities: Identities
  readonly emailTokens: EmailTokens
  readonly invitations: Invitations
  readonly links: Links
  readonly questions: Questions
  readonly trees: Trees
  readonly memberships: Memberships
  readonly persons: Persons
  readonly names: Names
  readonly events: Events
  readonly places: Places
  readonly relationships: Relationships
  readonly sources: TreeRecords<Source>
  readonly citations: TreeRecords<Citation>
  readonly associations: TreeRecords<Association>
  readonly media: TreeRecords<Media>
  readonly comments: TreeRecords<Comment>
  readonly mediaLinks: MediaLinks
  readonly proposals: Proposals
  readonly webhooks: Webhooks
  readonly deletions: Deletions
  readonly purges: Purges
  readonly keptRecords: KeptRecords
  /**
   * The rows of a tree, including the changes of this transaction. They are read either when this is called or when
   * a method of the result is called.
   */
  readonly contents: (treeId: TreeId) => TreeSnapshot
  /** The reads of queries, on committed data. Changes of this transaction may or may not be visible. */
  readonly reading: () => Reads
  readonly blobStore: BlobStoreRecord
  readonly changes: ChangeLog
  readonly history: ChangeHistory
  readonly jobs: Jobs
  readonly answers: Answers
  readonly uploads: Uploads
  /**
   * The bytes that this account stores: records, proposals, history, media, kept records and uploads of all trees that
   * it owns, deleted ones included, with what the transaction wrote itself. The count of the account is locked until
   * the transaction ends, so that two transactions cannot pass a limit together; this comes last.
   */
  readonly storedBytes: (ownerId: UserId) => Promise<number>
}

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction. A Right commits; a Left or a throw rolls everything back. After a deadlock or a
   * conflict on a unique key the transaction is tried again, so `work` must have no effects outside it. `account` is
   * the account that writes, for units of work with limits.
   */
  run<A>(
    work: (transaction: Transaction) => Promise<Either<DomainError, A>>,
    account?: UserId | null,
  ): Promise<Either<DomainError, A>>
}

/** Units of work that can also be tried out. */
export interface RehearsedUnitOfWork extends UnitOfWork {
  /** As `run`, but a Right is rolled back too: the result says what `run` would have done. */
  rehearse<A>(work: (transaction: Transaction) => Promise<Either<DomainError, A>>): Promise<Either<DomainError, A>>
}

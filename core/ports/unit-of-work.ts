import type { Either } from "fp-ts/lib/Either.js"
import type { TreeAccess } from "../domain/access.ts"
import type { AuditEntry } from "../domain/audit.ts"
import type { Citation } from "../domain/citation.ts"
import type { Deletion, DeletableKind } from "../domain/deletion.ts"
import type { EmailToken, EmailTokenPurpose } from "../domain/email-token.ts"
import type { DomainError } from "../domain/errors.ts"
import type { Event, Place } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type {
  DeletionId,
  NameId,
  PersonId,
  ProposalId,
  RelationshipId,
  SessionId,
  TreeId,
  UserId,
} from "../domain/ids.ts"
import type { Media } from "../domain/media.ts"
import type { MediaLink } from "../domain/media-link.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Proposal, ProposalState } from "../domain/proposal/proposal.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Session } from "../domain/session.ts"
import type { Source } from "../domain/source.ts"
import type { Membership, Tree } from "../domain/tree.ts"
import type { User } from "../domain/user.ts"
import type { VitalEvent } from "../domain/vitals.ts"
import type { TreeSnapshot } from "./export-reads.ts"
import type { Jobs } from "./jobs.ts"
import type { Purges } from "./purges.ts"
import type { Reads } from "./reads.ts"

/** One kind of row. */
export interface Records<T extends { readonly id: string }> {
  /** The row, live or deleted, held until the transaction ends: no one else changes it meanwhile. */
  find(id: T["id"]): Promise<T | null>
  /** Adds rows; many go in bulk. Their owners must be there already. */
  insert(rows: readonly T[]): Promise<void>
  /** Writes the whole row back. */
  update(row: T): Promise<void>
}

/** The person who an account says it is. */
export interface SelfOfUser {
  readonly userId: UserId
  readonly personId: PersonId
}

export interface Users extends Records<User> {
  /** The live account of this normalised address, held. */
  byEmail(email: string): Promise<User | null>
  /** Clears `selfPersonId` wherever it names one of these persons, and keeps it as the former one. Answers whose it was. */
  forgetSelf(ids: readonly PersonId[]): Promise<readonly SelfOfUser[]>
  /** Sets `selfPersonId` again wherever it is empty and the former one is one of these persons. Answers whose it is. */
  recallSelf(ids: readonly PersonId[]): Promise<readonly SelfOfUser[]>
}

export interface Sessions {
  find(id: SessionId): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** Notes a use of the session, which moves its end. */
  touch(id: SessionId, lastUsedAt: Date, expiresAt: Date): Promise<void>
  /** Ends the user's sessions: all, or all but `except`. Answers how many. */
  endOfUser(userId: UserId, except: SessionId | null): Promise<number>
  end(id: SessionId): Promise<void>
}

export interface EmailTokens {
  insert(token: EmailToken): Promise<void>
  /** Takes the unexpired token of this hash and purpose away, and answers whose it was: of two who take it one is answered null. */
  take(tokenHash: string, purpose: EmailTokenPurpose, now: Date): Promise<UserId | null>
  /** Makes the user's links of this purpose useless. */
  removeOfUser(userId: UserId, purpose: EmailTokenPurpose): Promise<void>
}

export interface Trees extends Records<Tree> {
  /** The tree, live or deleted, and the role of this user in it; nothing is held. */
  access(id: TreeId, userId: UserId): Promise<TreeAccess | null>
  /** The same, and the tree is held: rules across its rows are decided by one command at a time. */
  hold(id: TreeId, userId: UserId): Promise<TreeAccess | null>
  /** Adds to the tree's count of live persons. */
  countPersons(id: TreeId, difference: number): Promise<void>
}

export interface Memberships {
  ofTree(treeId: TreeId): Promise<readonly Membership[]>
  /** Those of a user, in trees live or deleted, by the tree's id; nothing is held. */
  ofUser(userId: UserId): Promise<readonly Membership[]>
  find(treeId: TreeId, userId: UserId): Promise<Membership | null>
  insert(membership: Membership): Promise<void>
  update(membership: Membership): Promise<void>
  remove(treeId: TreeId, userId: UserId): Promise<void>
}

export interface Persons extends Records<Person> {
  /** The tree of a person, live or deleted; nothing is held. */
  treeOf(id: PersonId): Promise<TreeId | null>
  /** The live ones among these ids, held. */
  live(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Person[]>
  /** Writes whole rows back, all in one statement. */
  updateMany(rows: readonly Person[]): Promise<void>
  /** The ids of everyone who descends from this person by live edges, without the person; safe on loops. */
  descendantIds(treeId: TreeId, id: PersonId): Promise<readonly PersonId[]>
}

export interface Names extends Records<Name> {
  /** The live names of a person, by id. */
  ofPerson(treeId: TreeId, id: PersonId): Promise<readonly Name[]>
  /** The same of several persons. */
  ofPersons(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Name[]>
  /** The live ones among these ids, not held. */
  live(treeId: TreeId, ids: readonly NameId[]): Promise<readonly Name[]>
  /** Writes whole rows back, all in one statement. */
  updateMany(rows: readonly Name[]): Promise<void>
}

/** An event of a person's life: the person's own, or that of a partnership. */
export interface LifeEvent extends VitalEvent {
  readonly personId: PersonId
  readonly isOwn: boolean
}

export interface Events extends Records<Event> {
  /** The live events of a person themself, by id; not those of partnerships. */
  ofPerson(treeId: TreeId, id: PersonId): Promise<readonly Event[]>
  /** The live events of each of these persons and of their live partnerships, by id. An event of two of the partners comes twice. */
  ofLives(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly LifeEvent[]>
}

export interface Places {
  find(id: NonNullable<Event["placeId"]>): Promise<Place | null>
  /** The places of the tree with these keys. */
  byKeys(treeId: TreeId, keys: readonly string[]): Promise<readonly Place[]>
  /** Adds places; where another command added the same key first, its place stays, and is answered. */
  insert(places: readonly Place[]): Promise<readonly Place[]>
}

export interface Relationships extends Records<Relationship> {
  /** The live edge of this kind between two persons, for a partnership in either order. */
  between(treeId: TreeId, type: Relationship["type"], from: PersonId, to: PersonId): Promise<Relationship | null>
  /** Whether `ancestor` is reached from `person` by going up live parent_child edges; of one person twice: only round a loop. */
  isAncestor(treeId: TreeId, ancestor: PersonId, person: PersonId): Promise<boolean>
  /** The live parent_child edges met by going up from any of these persons, each once; safe on loops. */
  ancestry(
    treeId: TreeId,
    ids: readonly PersonId[],
  ): Promise<readonly Pick<Relationship, "fromPersonId" | "toPersonId">[]>
  /** The live edge ids that touch a person. */
  touching(treeId: TreeId, id: PersonId): Promise<readonly RelationshipId[]>
  /** The persons at the other ends of the live partnerships of these persons, each once. */
  partnersOf(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly PersonId[]>
}

/** Soft deletion by the table of dependents in `domain/deletion.ts`. */
export interface Deletions {
  /** Marks the live rows of `kind` with these ids, and all that hangs on them, with the deletion. */
  remove(kind: DeletableKind, ids: readonly string[], deletion: Deletion): Promise<void>
  /** The persons that this deletion took. */
  personsOf(treeId: TreeId, id: DeletionId): Promise<readonly PersonId[]>
  /** Whether this row is there and not deleted; it is held. */
  isLive(kind: DeletableKind, treeId: TreeId, id: string): Promise<boolean>
  /** The tree of a record of this kind, live or deleted; null when there is no such record. Nothing is held. */
  treeOf(kind: DeletableKind, id: string): Promise<TreeId | null>
  /**
   * Brings back the rows of `kind` with these ids that this deletion took, and what it took along with them. A row with another owner
   * that is still deleted does not come back: it passes to that owner's deletion, and returns with it.
   */
  restore(kind: DeletableKind, ids: readonly string[], deletion: Deletion): Promise<void>
}

export interface Proposals extends Records<Proposal> {
  /** What `find` answers, without the operations, which may be large. */
  hold(id: ProposalId): Promise<ProposalState | null>
  /** Writes all but the operations back. */
  advance(state: ProposalState): Promise<void>
  /** Takes the row away for good. */
  remove(proposal: ProposalState): Promise<void>
}

export interface AuditLog {
  insert(entries: readonly AuditEntry[]): Promise<void>
}

export interface KeptRecords {
  /**
   * Waits until no other transaction adds records to this tree, and keeps others waiting until this one ends: positions and xrefs are
   * then given out once. Comes before the locks of tree, persons and accounts.
   */
  hold(treeId: TreeId): Promise<void>
  /** The position after the last one that is kept for the tree; 0 when none is. */
  nextPosition(treeId: TreeId): Promise<number>
  /** Those of these xrefs that records of the tree have already. */
  taken(treeId: TreeId, xrefs: readonly string[]): Promise<readonly string[]>
  insert(records: readonly KeptRecord[]): Promise<void>
  /** Writes records back that are there, each once. */
  update(records: readonly KeptRecord[]): Promise<void>
}

export interface MediaLinks {
  insert(links: readonly MediaLink[]): Promise<void>
  /** Makes the links that name one person name another. */
  move(treeId: TreeId, from: PersonId, to: PersonId): Promise<void>
}

/** What a command may touch. All of it commits together, or none. */
export interface Transaction {
  readonly users: Users
  readonly sessions: Sessions
  readonly emailTokens: EmailTokens
  readonly trees: Trees
  readonly memberships: Memberships
  readonly persons: Persons
  readonly names: Names
  readonly events: Events
  readonly places: Places
  readonly relationships: Relationships
  readonly sources: Records<Source>
  readonly citations: Records<Citation>
  readonly media: Records<Media>
  readonly mediaLinks: MediaLinks
  readonly proposals: Proposals
  readonly deletions: Deletions
  readonly purges: Purges
  readonly keptRecords: KeptRecords
  /** The rows of a tree with what the transaction wrote itself: as they are when this is called, or when a method of the answer is. */
  readonly contents: (treeId: TreeId) => TreeSnapshot
  /** The reads of queries, of what is committed; what the transaction wrote itself they may see or not. */
  readonly reading: () => Reads
  readonly auditLog: AuditLog
  readonly jobs: Jobs
}

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction. A Right commits; a Left or a throw rolls everything back. A deadlock or a lost
   * race for a unique key is tried again, so `work` must do nothing outside the transaction.
   */
  run<A>(work: (transaction: Transaction) => Promise<Either<DomainError, A>>): Promise<Either<DomainError, A>>
}

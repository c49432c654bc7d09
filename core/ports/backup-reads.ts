import type { Citation } from "../domain/citation.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { EventId, MediaId, NameId, PersonId, RelationshipId, SourceId, TreeId, UserId } from "../domain/ids.ts"
import type { Media } from "../domain/media.ts"
import type { MediaLink } from "../domain/media-link.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/source.ts"
import type { Tree } from "../domain/tree.ts"

/** The rows of one tree, the live ones, by id unless said otherwise. Each call is one statement. */
export interface BackedUpTree {
  /** All sources, after this one. */
  sources(after: SourceId | null, limit: number): Promise<readonly Source[]>
  /** All persons, after this one. */
  persons(after: PersonId | null, limit: number): Promise<readonly Person[]>
  names(of: readonly PersonId[]): Promise<readonly Name[]>
  /** The edges that begin at these persons: so each edge is one person's. */
  edgesFrom(of: readonly PersonId[]): Promise<readonly Relationship[]>
  /** The events of these persons themselves, and of these partnerships. */
  events(of: readonly (PersonId | RelationshipId)[]): Promise<readonly PlacedEvent[]>
  /** The citations of these persons, names, events and relationships. */
  citations(of: readonly (PersonId | NameId | EventId | RelationshipId)[]): Promise<readonly Citation[]>
  /** All media objects, after this one. */
  media(after: MediaId | null, limit: number): Promise<readonly Media[]>
  /** The links of these media. A link to a deleted person names nothing; links to deleted events and sources are left out. */
  mediaLinks(of: readonly MediaId[]): Promise<readonly MediaLink[]>
  /** What imports kept, from this position on, by position; without the records of deleted persons and sources. */
  kept(from: number, limit: number): Promise<readonly KeptRecord[]>
}

/** What is someone's own, as it is at one moment. */
export interface BackedUpAccount {
  /** The live trees of which the user is an owner, by id. */
  trees(): Promise<readonly Tree[]>
  tree(id: TreeId): BackedUpTree
}

/** What the backup of an account reads: its trees as a whole, unsealed, for their owner only. */
export interface BackupReads {
  /** What `work` makes of the account as it is when the first piece is asked for, whatever is written meanwhile; the view ends with the last piece, or when the taker stops. */
  account<T>(userId: UserId, work: (account: BackedUpAccount) => AsyncIterable<T>): AsyncIterable<T>
}

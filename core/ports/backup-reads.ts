import type { Association } from "../domain/association/association.ts"
import type { Comment } from "../domain/comment/comment.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type {
  AssociationId,
  CommentId,
  EventId,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  RelationshipId,
  SourceId,
  TreeId,
  UserId,
} from "../domain/ids.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { MediaLink } from "../domain/evidence/media-link.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Place } from "../domain/place/place.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/evidence/source.ts"
import type { Tree } from "../domain/tree.ts"
import type { TreeSnapshot } from "./export-reads.ts"

/** The live rows of one tree, ordered by id unless stated otherwise. Each call is one statement. */
export interface BackedUpTree {
  /** All sources with a greater id. */
  sources(after: SourceId | null, limit: number): Promise<readonly Source[]>
  /**
   * The places with a greater id that are parts of these; null for those without a parent. Only places that an editor
   * made, or that have parts.
   */
  places(of: readonly PlaceId[] | null, after: PlaceId | null, limit: number): Promise<readonly Place[]>
  /** All persons with a greater id. */
  persons(after: PersonId | null, limit: number): Promise<readonly Person[]>
  names(of: readonly PersonId[]): Promise<readonly Name[]>
  /** The relationships that begin at these persons, so each relationship belongs to exactly one person. */
  edgesFrom(of: readonly PersonId[]): Promise<readonly Relationship[]>
  /** The events of these persons and partnerships. Events of a person's partnerships are not included. */
  events(of: readonly (PersonId | RelationshipId)[]): Promise<readonly PlacedEvent[]>
  /** The citations of these persons, names, events and relationships. */
  citations(of: readonly (PersonId | NameId | EventId | RelationshipId)[]): Promise<readonly Citation[]>
  /** All associations with a greater id. */
  associations(after: AssociationId | null, limit: number): Promise<readonly Association[]>
  /** All comments with a greater id. Each names its author as the account is called now. */
  comments(after: CommentId | null, limit: number): Promise<readonly Comment[]>
  /** All media objects with a greater id. */
  media(after: MediaId | null, limit: number): Promise<readonly Media[]>
  /** The links of these media. A link to a deleted person names nothing; links to deleted events and sources are left out. */
  mediaLinks(of: readonly MediaId[]): Promise<readonly MediaLink[]>
  /**
   * Kept records of imports from this position on, ordered by position, without the records of deleted persons and
   * sources.
   */
  kept(from: number, limit: number): Promise<readonly KeptRecord[]>
  /** The rows of the same tree at the same moment, as an export reads them. */
  contents(): TreeSnapshot
}

/** Everything that an account owns, at one moment. */
export interface BackedUpAccount {
  /** The live trees that the user owns, ordered by id. */
  trees(): Promise<readonly Tree[]>
  tree(id: TreeId): BackedUpTree
}

/** The reads of an account backup: complete trees, not sealed, for their owner only. */
export interface BackupReads {
  /**
   * Runs `work` on a consistent view of the account and returns its pieces. The view is taken when the first piece
   * is requested, and is not affected by later writes. It ends with the last piece, or when the consumer stops.
   */
  account<T>(userId: UserId, work: (account: BackedUpAccount) => AsyncIterable<T>): AsyncIterable<T>
}

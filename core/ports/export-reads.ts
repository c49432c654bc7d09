import type { Association } from "../domain/association/association.ts"
import type { DismissedCheck } from "../domain/dismissed/dismissed-check.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { Identifier } from "../domain/evidence/identifier.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { EventId, MediaId, NameId, PersonId, RecordId, RelationshipId, SourceId, TreeId } from "../domain/ids.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { MediaLink } from "../domain/evidence/media-link.ts"
import type { MergedPerson } from "../domain/merged.ts"
import type { Name } from "../domain/name.ts"
import type { Gender, Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/evidence/source.ts"
import type { Role, Tree } from "../domain/tree.ts"

/**
 * Proof that the user is a member of a tree, which is required to read its rows without sealing. A non-member has a
 * null role and cannot have this type.
 */
export interface MemberAccess {
  readonly tree: Tree
  readonly role: Role
}

/** A kept record, and whether the person or source that it became is deleted. */
export interface KeptRow extends KeptRecord {
  readonly isDeleted: boolean
}

export interface KeptKeys {
  readonly ids?: readonly RecordId[]
  readonly xrefs?: readonly string[]
  /** Xrefs that records have, or had in their files before they were renamed. */
  readonly fileXrefs?: readonly string[]
  /**
   * The partnerships and single partners that own the events of a FAM record, according to the links of the record.
   */
  readonly subjectIds?: readonly (PersonId | RelationshipId)[]
}

/**
 * A citation with the identity of its source: the xref of the kept source record or, if there is none, the title of
 * the source.
 */
export interface CitedRow extends Citation {
  readonly sourceXref: string | null
  readonly bareTitle: string | null
}

/** A live person, with the xref that records use to point to them. */
export interface PersonPointer {
  readonly id: PersonId
  readonly gender: Gender | null
  /** The xref of the first record that an import kept for the person. */
  readonly xref: string | null
}

/** A person pointer, and whether there is a kept record of the person. */
export interface RecordedPerson extends PersonPointer {
  readonly hasRecord: boolean
}

/** A live source, and the xref of the first record that an import kept for it. */
export interface PointedSource extends Source {
  readonly xref: string | null
  readonly hasRecord: boolean
}

/** The identifiers of a row of persons. */
export interface IdentifiersOfPerson {
  readonly id: PersonId
  /** The person who stands for the row. */
  readonly personId: PersonId
  readonly identifiers: readonly Identifier[]
}

/** A person, and others who are not the same person. */
export interface DistinctPerson {
  readonly id: PersonId
  readonly distinctFrom: readonly PersonId[]
}

/** A person, and the findings that are no faults. */
export interface DismissedRow {
  readonly id: PersonId
  readonly dismissedChecks: readonly DismissedCheck[]
}

/** Selects events: those with these ids, and those of these persons and partnerships. */
export interface EventsOf {
  readonly ids: readonly EventId[]
  readonly personIds: readonly PersonId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/** Selects citations by what they cite. */
export interface CitationsOf {
  readonly personIds: readonly PersonId[]
  readonly nameIds: readonly NameId[]
  readonly eventIds: readonly EventId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/** Selects associations by what they are about. */
export interface AssociationsOf {
  readonly personIds: readonly PersonId[]
  readonly eventIds: readonly EventId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/**
 * The rows of one tree at one moment. All results are live rows, ordered by id unless stated otherwise. Each call
 * is one statement.
 */
export interface TreeSnapshot {
  /** Kept records from this position on, ordered by position. */
  kept(from: number, limit: number): Promise<readonly KeptRow[]>
  /** The kept records that match any of these keys, ordered by position. */
  keptBy(keys: KeptKeys): Promise<readonly KeptRow[]>
  /** The kept records of these persons, ordered by position. */
  keptOf(personIds: readonly PersonId[]): Promise<readonly KeptRow[]>
  /** The kept records of these sources, ordered by position. */
  keptOfSources(sourceIds: readonly SourceId[]): Promise<readonly KeptRow[]>
  /** Those of these ids that are of live persons, names, events, relationships, citations, associations or media. */
  liveAmong(ids: readonly string[]): Promise<readonly string[]>
  /** The kept records without an xref of their own, from this position on, ordered by position. */
  unnamedRecords(from: number, limit: number): Promise<readonly KeptRow[]>
  /** Persons who are live or were merged, with identifiers and with a greater id, ordered by id. */
  identifiers(after: PersonId | null, limit: number): Promise<readonly IdentifiersOfPerson[]>
  /** Every kept HEAD and the first kept SUBM, ordered by position. */
  headers(): Promise<readonly KeptRow[]>
  persons(ids: readonly PersonId[]): Promise<readonly Person[]>
  /** Persons without a kept record and with a greater id. */
  newPersons(after: PersonId | null, limit: number): Promise<readonly Person[]>
  /** The persons with a dismissed pair: an editor said that they are not these others. */
  distinctPersons(): Promise<readonly DistinctPerson[]>
  /** Those of these persons who have dismissed findings of checks, merged persons included. */
  dismissedChecks(ids: readonly PersonId[]): Promise<readonly DismissedRow[]>
  /** The persons who were merged into others. */
  mergedPersons(): Promise<readonly MergedPerson[]>
  /** The ids of all persons with a greater id. */
  personIds(after: PersonId | null, limit: number): Promise<readonly PersonId[]>
  pointers(ids: readonly PersonId[]): Promise<readonly RecordedPerson[]>
  names(personIds: readonly PersonId[]): Promise<readonly Name[]>
  events(of: EventsOf): Promise<readonly PlacedEvent[]>
  citations(of: CitationsOf): Promise<readonly CitedRow[]>
  associations(of: AssociationsOf): Promise<readonly Association[]>
  /** The relationships of any of these persons, each once. */
  edges(personIds: readonly PersonId[]): Promise<readonly Relationship[]>
  sources(ids: readonly SourceId[]): Promise<readonly Source[]>
  /** All sources with a greater id. */
  allSources(after: SourceId | null, limit: number): Promise<readonly PointedSource[]>
  /** Sources without a kept record and with a greater id. */
  newSources(after: SourceId | null, limit: number): Promise<readonly Source[]>
  /** All media objects with a greater id. */
  media(after: MediaId | null, limit: number): Promise<readonly Media[]>
  /** The links of these media. */
  mediaLinks(mediaIds: readonly MediaId[]): Promise<readonly MediaLink[]>
  /** The kept OBJE records with at least one linked structure, ordered by position. */
  objects(): Promise<readonly Pick<KeptRow, "xref" | "links">[]>
}

/** What of a tree says which lines of its kept records are data. */
export type KeptContents = Pick<
  TreeSnapshot,
  "keptOf" | "keptOfSources" | "keptBy" | "headers" | "edges" | "mergedPersons" | "liveAmong"
>

/** The reads of kept records, on committed data. */
export interface KeptReads {
  inTree(treeId: TreeId): KeptContents
}

/** The reads of an export: a complete tree, not sealed, for its members only. */
export interface ExportReads {
  /**
   * Runs `work` on a consistent view of the tree and returns its pieces. The view is taken when the first piece is
   * requested, and is not affected by later writes. It ends with the last piece, or when the consumer stops.
   */
  snapshot<T>(access: MemberAccess, work: (tree: TreeSnapshot) => AsyncIterable<T>): AsyncIterable<T>
}

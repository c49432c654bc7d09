import type { Citation } from "../domain/citation.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { EventId, MediaId, NameId, PersonId, RecordId, RelationshipId, SourceId } from "../domain/ids.ts"
import type { Media } from "../domain/media.ts"
import type { MediaLink } from "../domain/media-link.ts"
import type { Name } from "../domain/name.ts"
import type { Gender, Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/source.ts"
import type { Role, Tree } from "../domain/tree.ts"

/** That someone is a member of a tree: the only key to its rows unsealed. A stranger's access, whose role is null, is none. */
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
  /** The partnerships, and the single partners, on whom the events of a FAM record hang: what the record itself is linked to. */
  readonly subjectIds?: readonly (PersonId | RelationshipId)[]
}

/** A citation with what points at its source: the xref of the record that an import kept, or its title where that is all there is of it. */
export interface CitedRow extends Citation {
  readonly sourceXref: string | null
  readonly bareTitle: string | null
}

/** A live person as records point at them. */
export interface PersonPointer {
  readonly id: PersonId
  readonly gender: Gender | null
  /** Of the first record that an import kept of the person. */
  readonly xref: string | null
}

/** The same, and whether there is such a record. */
export interface RecordedPerson extends PersonPointer {
  readonly hasRecord: boolean
}

/** A live source, and the xref of the first record that an import kept of it. */
export interface PointedSource extends Source {
  readonly xref: string | null
  readonly hasRecord: boolean
}

/** The identifiers in the kept record of a live person, and the position of the record. */
export interface IdentifiersOfPerson {
  readonly personId: PersonId
  readonly position: number
  /** Each line of level 1 that is a UID, `_UID`, EXID or AFN; of an EXID with the TYPE that follows it, a line feed between them. */
  readonly lines: readonly string[]
}

/** Whose events are asked for: those with these ids, and those of these persons and partnerships. */
export interface EventsOf {
  readonly ids: readonly EventId[]
  readonly personIds: readonly PersonId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/** What the citations cite that are asked for. */
export interface CitationsOf {
  readonly personIds: readonly PersonId[]
  readonly nameIds: readonly NameId[]
  readonly eventIds: readonly EventId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/** The rows of one tree at one moment; all that are answered are live, and by id unless said otherwise. Each call is one statement. */
export interface TreeSnapshot {
  /** Kept records from this position on, by position. */
  kept(from: number, limit: number): Promise<readonly KeptRow[]>
  /** The kept records that any of these keys finds, by position. */
  keptBy(keys: KeptKeys): Promise<readonly KeptRow[]>
  /** Those of these persons, by position. */
  keptOf(personIds: readonly PersonId[]): Promise<readonly KeptRow[]>
  /** The kept records that have no xref of their own, from this position on, by position. */
  unnamedRecords(from: number, limit: number): Promise<readonly KeptRow[]>
  /** The identifiers in kept INDI records of live persons, from this position on, by position; records without identifiers are left out. */
  identifiers(from: number, limit: number): Promise<readonly IdentifiersOfPerson[]>
  /** Every HEAD that was kept, and the first SUBM, by position. */
  headers(): Promise<readonly KeptRow[]>
  persons(ids: readonly PersonId[]): Promise<readonly Person[]>
  /** Persons without a kept record, after this one. */
  newPersons(after: PersonId | null, limit: number): Promise<readonly Person[]>
  /** The ids of all persons, after this one. */
  personIds(after: PersonId | null, limit: number): Promise<readonly PersonId[]>
  pointers(ids: readonly PersonId[]): Promise<readonly RecordedPerson[]>
  names(personIds: readonly PersonId[]): Promise<readonly Name[]>
  events(of: EventsOf): Promise<readonly PlacedEvent[]>
  citations(of: CitationsOf): Promise<readonly CitedRow[]>
  /** The edges that touch any of these persons, each once. */
  edges(personIds: readonly PersonId[]): Promise<readonly Relationship[]>
  sources(ids: readonly SourceId[]): Promise<readonly Source[]>
  /** All sources, after this one. */
  allSources(after: SourceId | null, limit: number): Promise<readonly PointedSource[]>
  /** Sources without a kept record, after this one. */
  newSources(after: SourceId | null, limit: number): Promise<readonly Source[]>
  /** All media objects, after this one. */
  media(after: MediaId | null, limit: number): Promise<readonly Media[]>
  /** The links of these media. */
  mediaLinks(mediaIds: readonly MediaId[]): Promise<readonly MediaLink[]>
  /** The OBJE records some of whose structures became something, by position. */
  objects(): Promise<readonly Pick<KeptRow, "xref" | "links">[]>
}

/** What an export reads: a tree as a whole, unsealed, for its members only. */
export interface ExportReads {
  /** What `work` makes of the tree as it is when the first piece is asked for, whatever is written meanwhile; the view ends with the last piece, or when the taker stops. */
  snapshot<T>(access: MemberAccess, work: (tree: TreeSnapshot) => AsyncIterable<T>): AsyncIterable<T>
}

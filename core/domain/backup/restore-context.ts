import type { FieldError } from "../../codec/field-error.ts"
import {
  AssociationId,
  CommentId,
  CitationId,
  EventId,
  type Id,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  RecordId,
  RelationshipId,
  SourceId,
  type TreeId,
} from "../ids.ts"
import type { Lifecycle, RecordLifecycle } from "../lifecycle.ts"
import { type IdTable, idTable } from "./id-table.ts"
import type { LatestYears } from "../living/latest-years.ts"
import type { RestoredRows } from "./restored-rows.ts"

/** The error of one record, with the path inside the record; null if there is none. */
export type Fault = FieldError | null

/** What the restore of one tree needs and remembers: new ids, and the records so far. */
export interface RestoreContext {
  readonly treeId: TreeId
  readonly newId: <Noun extends string>() => Id<Noun>
  readonly ids: RestoredIds
  readonly now: Date
  /**
   * The latest year of the events of each person's partnerships, by the ordinal of the person. Partnerships come after persons, so
   * that the years are only known when the tree is read a second time.
   */
  readonly sharedYears: LatestYears
  /** The new id of a picture of this tree, which comes after the persons. Null if it is unknown. */
  readonly mediaIdOf: (old: MediaId) => MediaId | null
  rows: RestoredRows
}

export interface RestoredIds {
  readonly places: IdTable<"PlaceId">
  readonly sources: IdTable<"SourceId">
  readonly persons: IdTable<"PersonId">
  readonly names: IdTable<"NameId">
  readonly relationships: IdTable<"RelationshipId">
  readonly events: IdTable<"EventId">
  readonly citations: IdTable<"CitationId">
  readonly associations: IdTable<"AssociationId">
  readonly media: IdTable<"MediaId">
  readonly comments: IdTable<"CommentId">
  readonly records: IdTable<"RecordId">
}

export const noRestoredIds = (newId: RestoreContext["newId"]): RestoredIds => ({
  places: idTable(PlaceId, newId()),
  sources: idTable(SourceId, newId()),
  persons: idTable(PersonId, newId()),
  names: idTable(NameId, newId()),
  relationships: idTable(RelationshipId, newId()),
  events: idTable(EventId, newId()),
  citations: idTable(CitationId, newId()),
  associations: idTable(AssociationId, newId()),
  media: idTable(MediaId, newId()),
  comments: idTable(CommentId, newId()),
  records: idTable(RecordId, newId()),
})

/** The lifecycle of a restored row: its times are kept, its version is 1. */
export const restoredLife = ({ createdAt, updatedAt }: Pick<Lifecycle, "createdAt" | "updatedAt">): Lifecycle => ({
  version: 1,
  createdAt,
  updatedAt,
  deletedAt: null,
  deletionId: null,
})

/** The lifecycle of a restored record. Backups of earlier versions do not say when its file changed it. */
export const restoredRecordLife = ({
  fileChangedAt = null,
  ...times
}: Pick<Lifecycle, "createdAt" | "updatedAt"> & {
  readonly fileChangedAt?: string | null
}): RecordLifecycle => ({ ...restoredLife(times), fileChangedAt })

export const isTwice = (path: string): FieldError => ({ path: `${path}id`, message: "is a duplicate" })
export const isUnknown = (path: string): FieldError => ({ path, message: "refers to no earlier record of this tree" })

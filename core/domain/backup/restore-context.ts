import type { FieldError } from "../errors.ts"
import {
  CitationId,
  EventId,
  type Id,
  MediaId,
  NameId,
  PersonId,
  RecordId,
  RelationshipId,
  SourceId,
  type TreeId,
} from "../ids.ts"
import type { Lifecycle } from "../lifecycle.ts"
import { type IdTable, idTable } from "./id-table.ts"
import type { RestoredRows } from "./restored-rows.ts"

/** The error of one record, with the path inside the record; null if there is none. */
export type Fault = FieldError | null

/** What the restore of one tree needs and remembers: new ids, and the records so far. */
export interface RestoreContext {
  readonly treeId: TreeId
  readonly newId: <Noun extends string>() => Id<Noun>
  readonly ids: RestoredIds
  rows: RestoredRows
}

export interface RestoredIds {
  readonly sources: IdTable<"SourceId">
  readonly persons: IdTable<"PersonId">
  readonly names: IdTable<"NameId">
  readonly relationships: IdTable<"RelationshipId">
  readonly events: IdTable<"EventId">
  readonly citations: IdTable<"CitationId">
  readonly media: IdTable<"MediaId">
  readonly records: IdTable<"RecordId">
}

export const noRestoredIds = (newId: RestoreContext["newId"]): RestoredIds => ({
  sources: idTable(SourceId, newId()),
  persons: idTable(PersonId, newId()),
  names: idTable(NameId, newId()),
  relationships: idTable(RelationshipId, newId()),
  events: idTable(EventId, newId()),
  citations: idTable(CitationId, newId()),
  media: idTable(MediaId, newId()),
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

export const isTwice = (path: string): FieldError => ({ path: `${path}id`, message: "is a duplicate" })
export const isUnknown = (path: string): FieldError => ({ path, message: "refers to no earlier record of this tree" })

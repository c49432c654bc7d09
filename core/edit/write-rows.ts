import type { Association } from "../domain/association/association.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { Comment } from "../domain/comment/comment.ts"
import type { Event } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { MediaLink } from "../domain/evidence/media-link.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/evidence/source.ts"
import { fieldsOf } from "../lib/fields-of.ts"

/** The row of each kind. */
interface RowOf {
  readonly persons: Person
  readonly sources: Source
  readonly names: Name
  readonly keptRecords: KeptRecord
  readonly relationships: Relationship
  readonly events: Event
  readonly citations: Citation
  readonly associations: Association
  readonly media: Media
  readonly mediaLinks: MediaLink
  readonly comments: Comment
}

/** The kinds of rows that an import or a restore adds to a tree. Places are stored before them. */
type NewRowKind = keyof RowOf

/** New rows of one tree. Their places exist already. */
export type NewRows = { readonly [K in NewRowKind]: readonly RowOf[K][] }

type Inserts = { readonly [K in NewRowKind]: { insert(rows: readonly RowOf[K][]): Promise<void> } }

/**
 * The kinds in the order in which they are written, owners before dependents. A kind without a place in it does not
 * compile.
 */
const writeOrder: { readonly [K in NewRowKind]: K } = {
  persons: "persons",
  sources: "sources",
  names: "names",
  keptRecords: "keptRecords",
  relationships: "relationships",
  events: "events",
  citations: "citations",
  associations: "associations",
  media: "media",
  mediaLinks: "mediaLinks",
  comments: "comments",
}

/** Inserts rows, owners before dependents. */
export const insertRows = async (stores: Inserts, rows: NewRows): Promise<void> => {
  for (const kind of fieldsOf(writeOrder)) await insertKind(stores, rows, kind)
}

const insertKind = <K extends NewRowKind>(stores: Inserts, rows: NewRows, kind: K): Promise<void> =>
  stores[kind].insert(rows[kind])

/** Adds the number of rows of each kind to `counts`. Kinds that `counts` does not have are not counted. */
export const countRows = <Kind extends string>(
  counts: Record<Kind, number>,
  rows: Readonly<Record<NoInfer<Kind>, readonly unknown[]>>,
): void => {
  for (const kind of fieldsOf(counts)) counts[kind] += rows[kind].length
}

/** Writes batches with `write`, one at a time, while the caller prepares the next one. */
export const writeBatches = <Batch>(write: (batch: Batch) => Promise<void>) => {
  let writing: Promise<void> = Promise.resolve()
  return {
    /** Waits for the previous batch only. */
    put: async (batch: Batch): Promise<void> => {
      await writing
      writing = write(batch)
      // A failure is thrown where `writing` is awaited. Until then it must not count as unhandled.
      writing.catch(() => {})
    },
    /** Resolves when everything is written. */
    end: (): Promise<void> => writing,
  }
}

const MOST_RECORDS = 1_000
const MOST_BYTES = 4_194_304

/** Measures batches: one is full with 1,000 records or 4 MiB of them. */
export const measureBatches = () => {
  let records = 0
  let bytes = 0
  return {
    /** Counts one more record of this size, in bytes or characters. */
    add: (size: number): void => {
      records++
      bytes += size
    },
    isFull: (): boolean => records >= MOST_RECORDS || bytes >= MOST_BYTES,
    /** Starts the next batch. */
    clear: (): void => {
      records = 0
      bytes = 0
    },
  }
}

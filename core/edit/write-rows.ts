import type { Citation } from "../domain/evidence/citation.ts"
import type { Event } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { MediaLink } from "../domain/evidence/media-link.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/evidence/source.ts"
import type { Transaction } from "../ports/unit-of-work.ts"

/** New rows of one tree. Their places exist already. */
export interface NewRows {
  readonly persons: readonly Person[]
  readonly sources: readonly Source[]
  readonly names: readonly Name[]
  readonly keptRecords: readonly KeptRecord[]
  readonly relationships: readonly Relationship[]
  readonly events: readonly Event[]
  readonly citations: readonly Citation[]
  readonly media: readonly Media[]
  readonly mediaLinks: readonly MediaLink[]
}

/** Inserts rows, owners before dependents. */
export const insertRows = async (stores: Pick<Transaction, keyof NewRows>, rows: NewRows): Promise<void> => {
  await stores.persons.insert(rows.persons)
  await stores.sources.insert(rows.sources)
  await stores.names.insert(rows.names)
  await stores.keptRecords.insert(rows.keptRecords)
  await stores.relationships.insert(rows.relationships)
  await stores.events.insert(rows.events)
  await stores.citations.insert(rows.citations)
  await stores.media.insert(rows.media)
  await stores.mediaLinks.insert(rows.mediaLinks)
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

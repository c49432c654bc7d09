import { changeBlobStoreState, ownBlobStore, type OwnBlobStorePorts } from "../edit/blob/own-blob-store.ts"
import type { BlobEntry, BlobKey, Blobs } from "../ports/blobs.ts"
import type { Now } from "../ports/platform/clock.ts"
import type { Reads } from "../ports/reads.ts"

/** Longer than any request may take, so that no upload in progress is swept. */
const GRACE_MS = 2 * 3_600_000

/** The number of blobs that one run looks at. */
const MOST_IN_A_RUN = 50_000

export interface SweepPorts extends OwnBlobStorePorts {
  readonly blobs: Blobs
  readonly reads: Pick<Reads, "media">
  readonly now: Now
}

/**
 * Removes blobs without a row and the rests of broken uploads, as the system, and returns their number. A run looks
 * at a bounded number of blobs in key order. It begins where the previous run stopped, which the database records
 * after each batch, and continues at the first key after the last one. It throws `StoreUnavailable` if the store
 * belongs to another database, because its blobs have no rows here.
 */
export const sweepBlobs = (ports: SweepPorts, mostInARun: number = MOST_IN_A_RUN): (() => Promise<number>) => {
  const { uow, blobs } = ports
  const isOwn = ownBlobStore(ports)
  const noteSweptTo = (sweptTo: BlobKey | null) => changeBlobStoreState(uow, async (state) => ({ ...state, sweptTo }))

  return async () => {
    await isOwn()
    const { sweptTo: start } = await changeBlobStoreState(uow, async (state) => state)
    let [seen, removed] = [0, 0]
    for (const after of start === null ? [null] : [start, null]) {
      for await (const entries of blobs.list(after)) {
        const batch = entries.slice(0, mostInARun - seen)
        removed += await sweepBatch(ports, batch)
        seen += batch.length
        const last = batch.at(-1)
        if (last === undefined) continue
        await noteSweptTo(last.key)
        if (seen === mostInARun || (after === null && start !== null && !isBefore(last.key, start))) return removed
      }
      await noteSweptTo(null)
    }
    return removed
  }
}

const nameOf = ({ treeId, mediaId }: BlobKey): string => `${treeId}/${mediaId}`

const isBefore = (one: BlobKey, other: BlobKey): boolean => nameOf(one) < nameOf(other)

const sweepBatch = async ({ blobs, reads, now }: SweepPorts, entries: readonly BlobEntry[]): Promise<number> => {
  const newest = now().getTime() - GRACE_MS
  const old = entries.filter(({ modifiedAt }) => modifiedAt.getTime() < newest)
  const named = await reads.media.named(old.map(({ key }) => key))
  const orphans = old.filter(({ key }) => !named.has(key.mediaId))
  for (const { key } of orphans) await blobs.remove(key)
  return orphans.length
}

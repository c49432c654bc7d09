import type { BlobEntry, Blobs } from "../ports/blobs.ts"
import type { Now } from "../ports/clock.ts"
import type { Reads } from "../ports/reads.ts"

/** Longer than a request may take, so that a running upload is not mistaken for a broken one. */
const GRACE_MS = 2 * 3_600_000

export interface SweepPorts {
  readonly blobs: Blobs
  readonly reads: Reads
  readonly now: Now
}

/** Removes blobs without a row, and the rests of broken uploads. Returns their number. */
export const sweepBlobs =
  ({ blobs, reads, now }: SweepPorts) =>
  async (): Promise<number> => {
    const newest = now().getTime() - GRACE_MS
    let removed = 0
    for await (const entries of blobs.list()) {
      const old = entries.filter(({ modifiedAt }) => modifiedAt.getTime() < newest)
      for (const { key } of await without(reads, old)) {
        await blobs.remove(key)
        removed++
      }
    }
    return removed
  }

const without = async ({ media }: Reads, entries: readonly BlobEntry[]): Promise<readonly BlobEntry[]> => {
  const named = await media.named(entries.map(({ key }) => key))
  return entries.filter(({ key }) => !named.has(key.mediaId))
}

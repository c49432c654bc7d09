import type { BlobHold } from "../../core/ports/instance-rows.ts"

/** There are no backups of a store in memory, so blobs are removed at once. */
export const neverHeld: BlobHold = {
  unlessHeld: async (remove) => {
    await remove()
    return true
  },
}

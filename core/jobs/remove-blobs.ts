import type { MediaId, TreeId } from "../domain/ids.ts"
import type { Blobs } from "../ports/blobs.ts"

/** Removes the blobs of media after their rows were removed. */
export const removeBlobs =
  ({ blobs }: { readonly blobs: Blobs }) =>
  async (treeId: TreeId, mediaIds: readonly MediaId[]): Promise<void> => {
    for (const mediaId of mediaIds) await blobs.remove({ treeId, mediaId })
  }

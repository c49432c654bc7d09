import type { Media } from "../domain/evidence/media.ts"
import type { BackedUpAccount } from "../ports/backup-reads.ts"
import type { Blobs } from "../ports/blobs.ts"
import { backedUpPages } from "./backed-up-rows.ts"

/** The media of all trees that have no bytes in the store. */
export async function* missingMedia(account: BackedUpAccount, blobs: Blobs): AsyncGenerator<Media> {
  for (const { id } of await account.trees())
    for await (const batch of backedUpPages(account.tree(id)))
      for (const medium of batch) if (!(await isThere(blobs, medium))) yield medium
}

/** Whether the bytes exist. The first of them are read, because a store reports missing bytes only on reading. */
const isThere = async (blobs: Blobs, { treeId, id, size }: Pick<Media, "treeId" | "id" | "size">): Promise<boolean> => {
  const bytes = await blobs.open({ treeId, mediaId: id }, size > 0 ? { first: 0, last: 0 } : null)
  if (bytes === null) return false
  for await (const _ of bytes);
  return true
}

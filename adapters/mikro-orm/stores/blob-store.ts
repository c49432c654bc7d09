import type { BlobStoreRecord } from "../../../core/ports/unit-of-work.ts"
import { blobStore } from "../entities/blob-store.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"

const find = compiled("stores/blob-store find")(() =>
  db.selectFrom("blob_store as b").select(columnsOf(blobStore, "b")).forNoKeyUpdate(),
)

/** The row of the store of blobs, within a transaction. */
export const blobStoreRecord = (connection: TransactionConnection): BlobStoreRecord => ({
  find: async () => {
    const row = await find.first(connection, {})
    if (row === null) throw new Error("The row of blob_store is missing.")
    const { id, isConfirmed, sweptTreeId: treeId, sweptMediaId: mediaId } = row
    return { id, isConfirmed, sweptTo: treeId === null || mediaId === null ? null : { treeId, mediaId } }
  },
  update: async ({ id, isConfirmed, sweptTo }) => {
    await connection.update(blobStore, {
      isOnly: true,
      id,
      isConfirmed,
      sweptTreeId: sweptTo?.treeId ?? null,
      sweptMediaId: sweptTo?.mediaId ?? null,
    })
  },
})

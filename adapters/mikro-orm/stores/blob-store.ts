import type { BlobStoreRecord } from "../../../core/ports/unit-of-work.ts"
import { blobStore, type BlobStoreRow } from "../entities/blob-store.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow } from "./records.ts"

const find = `select ${columns(blobStore, "b")} from blob_store b ${ROW_LOCK}`

/** The row of the store of blobs, within a transaction. */
export const blobStoreRecord = (connection: TransactionConnection): BlobStoreRecord => ({
  find: async () => {
    const row = firstRow(await connection.rows<BlobStoreRow>(find, []))
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

import type { StoredUpload } from "../../../core/domain/gedcom/import/stored-upload.ts"
import type { UploadReads, Uploads } from "../../../core/ports/uploads/uploads.ts"
import { uploads } from "../entities/import/upload.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow } from "./records.ts"

const byId = `select ${columns(uploads, "u")} from gedcom_uploads u where u.id = $1`

const bytesOf =
  'select coalesce(sum(size), 0)::bigint as "bytes" from gedcom_uploads where user_id = $1 and tree_id = $2'

const remove = "delete from gedcom_uploads where id = $1 returning id"

/** Uploaded files, within a transaction. */
export const uploadStore = (connection: TransactionConnection): Uploads => ({
  insert: (upload) => connection.insert(uploads, [upload]),
  remove: async (id) => (await connection.rows(remove, [id])).length > 0,
})

/** Uploaded files, on committed data. */
export const uploadReads = (sql: Sql): UploadReads => ({
  byId: async (id) => firstRow(await sql.rows<StoredUpload>(byId, [id])),
  bytesOf: async (userId, treeId) => {
    const [sum] = await sql.rows<{ readonly bytes: number }>(bytesOf, [userId, treeId])
    return sum?.bytes ?? 0
  },
})

import type { StoredUpload } from "../../../core/domain/gedcom/import/stored-upload.ts"
import type { UploadReads, Uploads } from "../../../core/ports/uploads/uploads.ts"
import { uploads } from "../entities/import/upload.ts"
import type { Sql } from "../sql.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import type { GedcomUploadId } from "../../../core/domain/ids.ts"

const byId = compiled<{ readonly id: GedcomUploadId }>("stores/uploads byId")((p) =>
  db.selectFrom("gedcom_uploads as u").select(columnsOf(uploads, "u")).where("u.id", "=", p("id")),
)

const bytesOf = compiled<Pick<StoredUpload, "userId" | "treeId">>("stores/uploads bytesOf")((p) =>
  db
    .selectFrom("gedcom_uploads as u")
    .select(({ cast, fn }) => cast<number | null>(fn.sum("u.size"), "bigint").as("bytes"))
    .where("u.user_id", "=", p("userId"))
    .where("u.tree_id", "=", p("treeId")),
)

const remove = compiled<{ readonly id: GedcomUploadId }>("stores/uploads remove")((p) =>
  db.deleteFrom("gedcom_uploads").where("id", "=", p("id")),
)

/** Uploaded files, within a transaction. */
export const uploadStore = (connection: TransactionConnection): Uploads => ({
  insert: (upload) => connection.insert(uploads, [upload]),
  remove: async (id) => (await remove.run(connection, { id })) > 0,
})

/** Uploaded files, on committed data. */
export const uploadReads = (sql: Sql): UploadReads => ({
  byId: (id) => byId.first(sql, { id }),
  bytesOf: async (userId, treeId) => (await bytesOf.first(sql, { userId, treeId }))?.bytes ?? 0,
})

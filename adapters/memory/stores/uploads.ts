import type { UploadReads, Uploads } from "../../../core/ports/uploads/uploads.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import type { Write } from "./writing.ts"

/** Uploaded files, within a transaction. */
export const uploadsIn = ({ gedcomUploads }: Tables, write: Write): Uploads => ({
  insert: async (upload) => write(() => gedcomUploads.insert(upload)),
  remove: async (id) => {
    const isThere = gedcomUploads.get("current", id) !== null
    write(() => gedcomUploads.remove(id))
    return isThere
  },
})

/** Uploaded files, on committed data. */
export const uploadReads = ({ gedcomUploads }: Tables): UploadReads => ({
  byId: async (id) => {
    const upload = gedcomUploads.get("committed", id)
    return upload === null ? null : copyOf(upload)
  },
  bytesOf: async (userId, treeId) =>
    gedcomUploads
      .rows("committed", "treeId", treeId)
      .reduce((bytes, upload) => bytes + (upload.userId === userId ? upload.size : 0), 0),
})

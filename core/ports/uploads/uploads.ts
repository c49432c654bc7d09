import type { StoredUpload } from "../../domain/gedcom/import/stored-upload.ts"
import type { GedcomUploadId, TreeId, UserId } from "../../domain/ids.ts"

/** The files that were uploaded for imports, within a transaction. */
export interface Uploads {
  insert(upload: StoredUpload): Promise<void>
  /** Removes the upload. False if it is gone already. */
  remove(id: GedcomUploadId): Promise<boolean>
}

/** The files that were uploaded for imports, on committed data. */
export interface UploadReads {
  /** The upload, expired or not. */
  byId(id: GedcomUploadId): Promise<StoredUpload | null>
  /** The bytes of the uploads of this account for this tree. */
  bytesOf(userId: UserId, treeId: TreeId): Promise<number>
}

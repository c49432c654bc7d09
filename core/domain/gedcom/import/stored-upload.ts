import { count } from "../../../codec/count.ts"
import { instant, type Wire, wire } from "../../../codec/wire.ts"
import { GedcomUploadId, type MediaId, type TreeId, type UserId } from "../../ids.ts"

/** A file that an account has uploaded for an import into a tree. */
export interface StoredUpload {
  readonly id: GedcomUploadId
  readonly treeId: TreeId
  /** The account that uploaded it. Other accounts cannot use it. */
  readonly userId: UserId
  /** The id of its bytes among the blobs of the tree. No medium has this id. */
  readonly blobId: MediaId
  /** In bytes. */
  readonly size: number
  readonly expiresAt: Date
}

const HOUR_MS = 3_600_000

/** When an upload of this moment expires: an hour later. */
export const uploadExpiry = (now: Date): Date => new Date(now.getTime() + HOUR_MS)

/**
 * Expired uploads that ended before this moment are removed. The hour between is for an import that began in time and
 * still reads the file.
 */
export const lastUploadEnd = (now: Date): Date => new Date(now.getTime() - HOUR_MS)

/** What the account that uploads a file gets to know of it. */
export type StoredUploadRead = Pick<StoredUpload, "id" | "size" | "expiresAt">

export const storedUploadReply: Wire<StoredUploadRead> = wire("GedcomUpload", {
  id: GedcomUploadId,
  size: count,
  expiresAt: instant,
})

/** The name of an uploaded file in a later request. */
export interface UploadName {
  readonly uploadId: GedcomUploadId
}

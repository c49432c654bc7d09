import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../domain/errors.ts"
import type { StoredUpload, UploadName } from "../../domain/gedcom/import/stored-upload.ts"
import type { TreeId, UserId } from "../../domain/ids.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { BlobKey, Blobs } from "../../ports/blobs.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Reads } from "../../ports/reads.ts"

export interface FindUploadPorts {
  readonly reads: Pick<Reads, "uploads">
  readonly blobs: Pick<Blobs, "open">
  readonly now: Now
}

/** The account and the tree to which an upload belongs. */
export interface UploadOwner {
  readonly userId: UserId | null
  readonly treeId: TreeId
}

/** A file to read, and the upload if it was uploaded earlier. */
export interface FoundFile {
  readonly file: FileAtRest
  readonly upload: StoredUpload | null
}

const isName = (file: FileAtRest | UploadName): file is UploadName => "uploadId" in file

/**
 * A file of this request, or the one that this account has uploaded for this tree. InvalidInput if the upload is
 * unknown or has expired.
 */
export const findFile = async (
  ports: FindUploadPorts,
  owner: UploadOwner,
  file: FileAtRest | UploadName,
): Promise<E.Either<DomainError, FoundFile>> => {
  if (!isName(file)) return E.right({ file, upload: null })
  const { reads, blobs, now } = ports
  const upload = await reads.uploads.byId(file.uploadId)
  if (upload === null || upload.treeId !== owner.treeId || upload.userId !== owner.userId) return E.left(unknownUpload)
  if (upload.expiresAt <= now()) return E.left(expiredUpload)
  const atRest = blobAtRest(blobs, upload)
  return (await isStored(blobs, upload)) ? E.right({ file: atRest, upload }) : E.left(unknownUpload)
}

/** The size of a file in bytes; 0 if its upload is unknown. */
export const sizeOfFile =
  ({ reads }: Pick<FindUploadPorts, "reads">) =>
  async (file: FileAtRest | UploadName): Promise<number> =>
    isName(file) ? ((await reads.uploads.byId(file.uploadId))?.size ?? 0) : file.size

export const unknownUpload = invalid(
  "uploadId",
  "is not an upload of yours for this tree. An upload is removed by its import.",
)

const expiredUpload = invalid("uploadId", "has expired. Upload the file again.")

/** The key of the bytes of an upload. */
export const blobKeyOf = ({ treeId, blobId }: StoredUpload): BlobKey => ({ treeId, mediaId: blobId })

/** Whether the bytes are there. After a restore of a backup they are not. */
const isStored = async (blobs: Pick<Blobs, "open">, upload: StoredUpload): Promise<boolean> => {
  if (upload.size === 0) return true
  const first = await blobs.open(blobKeyOf(upload), { first: 0, last: 0 })
  if (first === null) return false
  for await (const _ of first);
  return true
}

const blobAtRest = (blobs: Pick<Blobs, "open">, upload: StoredUpload): FileAtRest => ({
  size: upload.size,
  open: async function* (range) {
    const bytes = await blobs.open(blobKeyOf(upload), range ?? null)
    if (bytes === null) throw new Error("The bytes of an upload were removed while it was being read.")
    yield* bytes
  },
})

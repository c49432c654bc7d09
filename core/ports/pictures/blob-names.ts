import { thumbnailSizes } from "../../domain/evidence/picture.ts"
import type { BlobKey, ThumbnailKey } from "../blobs.ts"

/** The last part of the name of a blob: the id of the medium, with `.` and the size of a thumbnail. */
export const blobNameOf = (key: BlobKey | ThumbnailKey): string =>
  "thumbnail" in key ? `${key.mediaId}.${key.thumbnail}` : key.mediaId

/** The names of the thumbnails of a medium. */
export const thumbnailKeysOf = (key: BlobKey): readonly ThumbnailKey[] =>
  Object.values(thumbnailSizes).map((thumbnail) => ({ ...key, thumbnail }))

/** The name of the blob to which this name belongs: itself, or without the size of a thumbnail. */
export const mediaPartOf = (name: string): string => {
  const suffix = Object.values(thumbnailSizes)
    .map((size) => `.${size}`)
    .find((ending) => name.endsWith(ending))
  return suffix === undefined ? name : name.slice(0, -suffix.length)
}

import * as E from "fp-ts/lib/Either.js"
import { type DomainError, tooLarge } from "../../domain/errors.ts"
import type { StoredFile } from "../../domain/evidence/media.ts"
import { PICTURE_HEAD_BYTES, pictureSizeOf } from "../../domain/evidence/picture-size.ts"
import { type Measured, measure } from "./measure.ts"
import type { BlobKey, Blobs, Bytes } from "../../ports/blobs.ts"
import type { ContentTypes } from "../../ports/platform/content-types.ts"
import type { NewDigest } from "../../ports/platform/digest.ts"
import type { Settings } from "../../use-case/settings.ts"
import type { FreeQuota } from "./quota.ts"

export interface KeepPorts {
  readonly blobs: Blobs
  readonly newDigest: NewDigest
  readonly contentTypes: ContentTypes
  readonly settings: Pick<Settings, "maxMediaBytes">
}

/** Stores bytes, at most as many as there is room for. */
export type KeepBytes<Kept> = (key: BlobKey, bytes: Bytes, room: FreeQuota) => Promise<E.Either<DomainError, Kept>>

/**
 * Stores bytes and detects their type and the size of a picture. Refuses more bytes than a medium may have (TooLarge)
 * or than there is room for, and stores none of them then.
 */
export const keepBlob = async (
  { blobs, newDigest, contentTypes, settings: { maxMediaBytes } }: KeepPorts,
  key: BlobKey,
  bytes: Bytes,
  room: FreeQuota,
): Promise<E.Either<DomainError, Omit<StoredFile, "filename">>> => {
  const headBytes = Math.max(contentTypes.headBytes, PICTURE_HEAD_BYTES)
  const digest = newDigest()
  const measured = measure(bytes, { mostBytes: Math.min(maxMediaBytes, room.bytes), headBytes, digest })
  const put = await putMeasured(blobs, key, { measured, mostBytes: maxMediaBytes, room })
  if (E.isLeft(put)) return put
  const { size, head } = measured.result()
  const contentType = contentTypes.typeOf(head.subarray(0, contentTypes.headBytes))
  return E.right({ size, checksum: `sha256:${digest.hex()}`, contentType, ...pictureSizeOf(contentType, head) })
}

/** Stores at most `mostBytes` bytes without a look at their content. Refuses more as `keepBlob` does. */
export const keepPlainBlob =
  (blobs: Blobs, mostBytes: number): KeepBytes<{ readonly size: number }> =>
  async (key, bytes, room) => {
    const measured = measure(bytes, { mostBytes: Math.min(mostBytes, room.bytes), headBytes: 0, digest: null })
    const put = await putMeasured(blobs, key, { measured, mostBytes, room })
    return E.isLeft(put) ? put : E.right({ size: measured.result().size })
  }

const putMeasured = async (
  blobs: Blobs,
  key: BlobKey,
  { measured, mostBytes, room }: { readonly measured: Measured; readonly mostBytes: number; readonly room: FreeQuota },
): Promise<E.Either<DomainError, void>> => {
  try {
    return E.right(await blobs.put(key, measured.bytes))
  } catch (error) {
    if (!measured.isTooLarge()) throw error
    return room.bytes < mostBytes ? E.left(room.refusal) : E.left(tooLarge("The file", mostBytes))
  }
}

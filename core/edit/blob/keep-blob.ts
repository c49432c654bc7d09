import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { StoredFile } from "../../domain/evidence/media.ts"
import { PICTURE_HEAD_BYTES, pictureSizeOf } from "../../domain/evidence/picture-size.ts"
import { measure } from "./measure.ts"
import type { BlobKey, Blobs, Bytes } from "../../ports/blobs.ts"
import type { ContentTypes } from "../../ports/content-types.ts"
import type { NewDigest } from "../../ports/digest.ts"
import type { Settings } from "../../use-case/settings.ts"
import type { FreeQuota } from "./quota.ts"

export interface KeepPorts {
  readonly blobs: Blobs
  readonly newDigest: NewDigest
  readonly contentTypes: ContentTypes
  readonly settings: Pick<Settings, "maxMediaBytes">
}

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
  const measured = measure(
    newDigest,
    bytes,
    Math.min(maxMediaBytes, room.bytes),
    Math.max(contentTypes.headBytes, PICTURE_HEAD_BYTES),
  )
  try {
    await blobs.put(key, measured.bytes)
  } catch (error) {
    if (!measured.isTooLarge()) throw error
    return room.bytes < maxMediaBytes
      ? E.left(room.refusal)
      : E.left({ _tag: "TooLarge", detail: `The file may have at most ${maxMediaBytes} bytes.` })
  }
  const { head, ...stored } = measured.result()
  const contentType = contentTypes.typeOf(head.subarray(0, contentTypes.headBytes))
  return E.right({ ...stored, contentType, ...pictureSizeOf(contentType, head) })
}

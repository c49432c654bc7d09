import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import type { Crop } from "../../domain/evidence/portrait.ts"
import { isRaster, type PictureSize, type ThumbnailSize } from "../../domain/evidence/picture.ts"
import type { MediaId } from "../../domain/ids.ts"
import { sharedWork } from "../../lib/shared-work.ts"
import { wholeBytes } from "../../lib/whole-bytes.ts"
import type { Blobs, Bytes, ThumbnailKey } from "../../ports/blobs.ts"
import type { Pictures } from "../../ports/pictures/pictures.ts"
import { ask, type AskPorts, type Reader } from "../../use-case/query.ts"
import { getMedia } from "./get-media.ts"

export interface ThumbnailPorts {
  readonly blobs: Blobs
  readonly pictures: Pictures
  /** Notes the size of a picture of which the record has another one. */
  readonly noteSize: (id: MediaId, size: PictureSize) => Promise<unknown>
}

/** A medium and a thumbnail of it. */
export interface MediaThumbnail {
  readonly media: MediaRead
  readonly size: ThumbnailSize
  readonly crop: Crop | null
  /** WebP. */
  readonly bytes: Uint8Array
}

export interface GetThumbnail {
  readonly mediaId: MediaId
  readonly size: ThumbnailSize
  /** The part of the picture; null for all of it. */
  readonly crop: Crop | null
}

const noThumbnail: DomainError = { _tag: "NoThumbnail" }

/** A thumbnail for readers who may see the medium. It is made at the first request, and stored beside the blob. */
export const getThumbnail = (ports: AskPorts & ThumbnailPorts) => {
  const shared = sharedWork<Uint8Array | null>()
  return async (
    reader: Reader,
    { mediaId, size, crop }: GetThumbnail,
  ): Promise<E.Either<DomainError, MediaThumbnail>> => {
    const found = await ask(ports)(getMedia)(reader, { mediaId })
    if (E.isLeft(found)) return found
    const media = found.right
    if (!isRaster(media.contentType)) return E.left(noThumbnail)
    const thumbnailOf = async (wanted: ThumbnailSize): Promise<Uint8Array | null> => {
      const stored = await ports.blobs.open(keyOf(media, wanted), null)
      return stored === null
        ? shared(`${media.id} ${wanted}`, () => make(ports, media, wanted, reader))
        : wholeBytes(stored)
    }
    const bytes =
      crop === null
        ? await thumbnailOf(size)
        : await partOf(ports.pictures, await thumbnailOf(LARGEST), { size, crop, account: reader.userId })
    return bytes === null ? E.left(noThumbnail) : E.right({ media, size, crop, bytes })
  }
}

/** A part is cut from the largest thumbnail: it is always stored, and small whatever the picture is. */
const LARGEST: ThumbnailSize = 1_280

interface Part {
  readonly size: ThumbnailSize
  readonly crop: Crop
  readonly account: string | null
}

const partOf = async (
  pictures: Pictures,
  from: Uint8Array | null,
  { size, crop, account }: Part,
): Promise<Uint8Array | null> => {
  if (from === null) return null
  const made = await pictures.thumbnail({ open: async () => oneChunk(from), account }, size, crop)
  return made?.bytes ?? null
}

const keyOf = ({ treeId, id }: MediaRead, thumbnail: ThumbnailSize): ThumbnailKey => ({
  treeId,
  mediaId: id,
  thumbnail,
})

const make = async (
  { blobs, pictures, noteSize }: ThumbnailPorts,
  media: MediaRead,
  size: ThumbnailSize,
  reader: Reader,
): Promise<Uint8Array | null> => {
  const open = (): Promise<Bytes | null> => blobs.open({ treeId: media.treeId, mediaId: media.id }, null)
  const made = await pictures.thumbnail({ open, account: reader.userId }, size, null)
  if (made === null) return null
  const { bytes, width, height } = made
  // A thumbnail that cannot be stored now, for example on a full disk, is made again later.
  await blobs.put(keyOf(media, size), oneChunk(bytes)).catch(() => undefined)
  if (media.width !== width || media.height !== height)
    await noteSize(media.id, { width, height }).catch(() => undefined)
  return bytes
}

const oneChunk = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

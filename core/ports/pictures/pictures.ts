import type { Crop } from "../../domain/evidence/portrait.ts"
import type { ThumbnailSize } from "../../domain/evidence/picture.ts"
import type { Bytes } from "../blobs.ts"

/** A small version of a picture, and the size of the picture itself. */
export interface Thumbnail {
  /** WebP, upright and without metadata. */
  readonly bytes: Uint8Array
  /** Of the picture itself as displayed, in pixels. */
  readonly width: number
  readonly height: number
}

/** The picture of which a thumbnail is made. */
export interface PictureFile {
  /** Called when the turn of the account comes. Null if the bytes are lost. */
  open(): Promise<Bytes | null>
  /** Accounts take turns. Null for the service itself. */
  readonly account: string | null
}

/** Makes thumbnails. Files may be hostile: none harms the process, and each has bounds on pixels, time and memory. */
export interface Pictures {
  /**
   * A thumbnail whose longer side has at most `size` pixels and that is never larger than the picture, or a part of it.
   * `crop` is that part; null for the whole picture. Null if the file
   * is not a raster picture that can be decoded within the bounds. Throws `StoreBusy` if too many wait.
   */
  thumbnail(file: PictureFile, size: ThumbnailSize, crop: Crop | null): Promise<Thumbnail | null>
}

/** The longer side of a thumbnail, in pixels. */
export type ThumbnailSize = 160 | 320 | 1_280

/** The sizes of thumbnails by the words of requests. */
export const thumbnailSizes = { "160": 160, "320": 320, "1280": 1_280 } as const satisfies Record<string, ThumbnailSize>

/** The width and height of a picture in pixels, as it is displayed. Both are null for what is no picture. */
export interface PictureSize {
  readonly width: number | null
  readonly height: number | null
}

export const noPicture: PictureSize = { width: null, height: null }

const rasterTypes: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/tiff",
  "image/avif",
])

/** Whether files of this type may have thumbnails. */
export const isRaster = (contentType: string): boolean => rasterTypes.has(contentType)

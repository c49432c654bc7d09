import type { MediaThumbnail } from "../../../core/index.ts"
import type { SentFile } from "./sent-file.ts"

/** A thumbnail as a file. Its checksum is that of the picture, with what was made of it. */
export const thumbnailFile = ({ media, size, crop, bytes }: MediaThumbnail): SentFile => ({
  id: media.id,
  mediaType: "image/webp",
  size: bytes.length,
  filename: null,
  checksum: `${media.checksum}-${size}${crop === null ? "" : `-${Object.values(crop).join("-")}`}`,
  isInline: true,
  open: async (range) => oneChunk(range === null ? bytes : bytes.subarray(range.first, range.last + 1)),
})

const oneChunk = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

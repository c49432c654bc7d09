/**
 * The module of a process that makes thumbnails. A crash of a decoder ends only this process. It ends itself if it
 * needs too much memory, or if the service has ended.
 */
import { setPriority } from "node:os"
import sharp from "sharp"
import type { Crop } from "../../core/domain/evidence/portrait.ts"
import type { ThumbnailSize } from "../../core/domain/evidence/picture.ts"
import type { Thumbnail } from "../../core/ports/pictures/pictures.ts"
import type { FromProcess, ToProcess } from "./messages.ts"

const LOWER_PRIORITY = 10
const WATCH_MS = 25
const MOST_PIXELS = 100_000_000

const memoryBytes = Number(process.argv[2])
setPriority(LOWER_PRIORITY)
sharp.cache(false)
sharp.concurrency(1)
// Only decoders of raster pictures. Others, for example of SVG, open further files or run programs.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadWebp",
    "VipsForeignLoadTiff",
    "VipsForeignLoadHeif",
  ],
})

const endIfTooLarge = (): void => {
  if (process.memoryUsage.rss() > memoryBytes) process.exit(1)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture in pixels, at least one. */
const areaOf = ({ x, y, width: part, height: other }: Crop, { width, height }: Size) => {
  const left = Math.min(Math.round(x * width), width - 1)
  const top = Math.min(Math.round(y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part * width), width - left)),
    height: Math.max(1, Math.min(Math.round(other * height), height - top)),
  }
}

const make = async (file: Buffer, size: ThumbnailSize, crop: Crop | null): Promise<Thumbnail | null> => {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
    const { width, height } = (await picture.metadata()).autoOrient
    const upright = picture.autoOrient()
    const bytes = await (crop === null ? upright : upright.extract(areaOf(crop, { width, height })))
      .resize({ width: size, height: size, fit: "inside", withoutEnlargement: true })
      .webp()
      .toBuffer()
    return { bytes, width, height }
  } catch {
    return null
  }
}

let chunks: Uint8Array[] = []

process.on("message", async (message: ToProcess) => {
  if (message.kind === "chunk") {
    chunks.push(message.bytes)
    return
  }
  endIfTooLarge()
  const file = Buffer.concat(chunks)
  chunks = []
  const answer: FromProcess = { made: await make(file, message.size, message.crop) }
  process.send?.(answer)
})
process.on("disconnect", () => process.exit())
setInterval(endIfTooLarge, WATCH_MS)

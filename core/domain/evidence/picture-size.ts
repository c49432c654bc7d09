import { noPicture, type PictureSize } from "./picture.ts"

/** The number of first bytes that usually contain the size of a picture. Cameras put previews and colour profiles before it. */
export const PICTURE_HEAD_BYTES = 262_144

/**
 * The size of a picture as displayed, read from its first bytes without decoding it. Null if the bytes are not a
 * picture, or if the size is in a later part of the file.
 */
export const pictureSizeOf = (contentType: string, head: Uint8Array): PictureSize => {
  const read = readers[contentType]
  const size = read?.(new DataView(head.buffer, head.byteOffset, head.byteLength)) ?? null
  return size === null || size.width === 0 || size.height === 0 ? noPicture : size
}

interface Size {
  readonly width: number
  readonly height: number
}

const png = (bytes: DataView): Size | null =>
  bytes.byteLength < 24 ? null : { width: bytes.getUint32(16), height: bytes.getUint32(20) }

const gif = (bytes: DataView): Size | null =>
  bytes.byteLength < 10 ? null : { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }

const textAt = (bytes: DataView, at: number, length: number): string => {
  let text = ""
  for (let i = at; i < at + length && i < bytes.byteLength; i += 1) text += String.fromCharCode(bytes.getUint8(i))
  return text
}

const uint24 = (bytes: DataView, at: number): number => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536

/** WebP has three forms: lossy, lossless and extended. */
const webp = (bytes: DataView): Size | null => {
  if (bytes.byteLength < 30) return null
  const form = textAt(bytes, 12, 4)
  if (form === "VP8X") return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 }
  if (form === "VP8 ") return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
  if (form !== "VP8L") return null
  const bits = bytes.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Orientations from 5 on exchange width and height (Exif 2.3, tag 0x0112). */
const turned = (size: Size, orientation: number): Size =>
  orientation >= 5 && orientation <= 8 ? { width: size.height, height: size.width } : size

/** The segments of a JPEG file up to its frame header (ITU-T T.81, B.2.2). */
const jpeg = (bytes: DataView): Size | null => {
  let orientation = 1
  for (let at = 2; at + 9 <= bytes.byteLength; ) {
    if (bytes.getUint8(at) !== 0xff) return null
    const marker = bytes.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return turned({ width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }, orientation)
    const length = bytes.getUint16(at + 2)
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === "Exif\0\0")
      orientation = directoryOf(bytes, at + 10)?.orientation ?? orientation
    at += 2 + length
  }
  return null
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const tiff = (bytes: DataView): Size | null => {
  const found = directoryOf(bytes, 0)
  return found === null || found.width === null || found.height === null
    ? null
    : turned({ width: found.width, height: found.height }, found.orientation)
}

interface Directory extends PictureSize {
  readonly orientation: number
}

/** The first directory of a TIFF structure that begins at `start` (TIFF 6.0, section 2). */
const directoryOf = (bytes: DataView, start: number): Directory | null => {
  if (start + 8 > bytes.byteLength) return null
  const isLittle = bytes.getUint16(start) === 0x4949
  const at = start + bytes.getUint32(start + 4, isLittle)
  if (at + 2 > bytes.byteLength) return null
  const values = new Map<number, number>()
  const count = bytes.getUint16(at, isLittle)
  for (let entry = at + 2; entry < at + 2 + count * 12 && entry + 12 <= bytes.byteLength; entry += 12) {
    const isShort = bytes.getUint16(entry + 2, isLittle) === 3
    const value = isShort ? bytes.getUint16(entry + 8, isLittle) : bytes.getUint32(entry + 8, isLittle)
    values.set(bytes.getUint16(entry, isLittle), value)
  }
  return {
    width: values.get(0x0100) ?? null,
    height: values.get(0x0101) ?? null,
    orientation: values.get(0x0112) ?? 1,
  }
}

const readers: Readonly<Record<string, (bytes: DataView) => Size | null>> = {
  "image/png": png,
  "image/gif": gif,
  "image/webp": webp,
  "image/jpeg": jpeg,
  "image/tiff": tiff,
}

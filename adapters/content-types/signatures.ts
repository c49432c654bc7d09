import type { ContentTypes } from "../../core/ports/platform/content-types.ts"

/** Some formats name their kind far behind their beginning. */
const HEAD_BYTES = 4_096

/** Bytes at a fixed place in files of one type; `.` matches any byte. */
interface Signature {
  readonly type: string
  readonly marks: readonly { readonly at: number; readonly bytes: string }[]
}

const mark = (type: string, ...marks: readonly (readonly [at: number, bytes: string])[]): Signature => ({
  type,
  marks: marks.map(([at, bytes]) => ({ at, bytes })),
})

/** Letters stand for their bytes in ISO 8859-1. */
const signatures: readonly Signature[] = [
  mark("image/png", [0, "\x89PNG\r\n\x1a\n"]),
  mark("image/jpeg", [0, "\xff\xd8\xff"]),
  mark("image/gif", [0, "GIF87a"]),
  mark("image/gif", [0, "GIF89a"]),
  mark("image/webp", [0, "RIFF"], [8, "WEBP"]),
  mark("image/tiff", [0, "II*\0"]),
  mark("image/tiff", [0, "MM\0*"]),
  // Two letters alone could be any text. The four unused bytes of the header and its length are checked too.
  ...["\x0c", "\x28", "\x38", "\x40", "\x6c", "\x7c"].map((length) =>
    mark("image/bmp", [0, "BM"], [6, "\0\0\0\0"], [14, `${length}\0\0\0`]),
  ),
  mark("image/jxl", [0, "\0\0\0\x0cJXL \r\n\x87\n"]),
  mark("application/pdf", [0, "%PDF-"]),
  mark("audio/wav", [0, "RIFF"], [8, "WAVE"]),
  mark("audio/flac", [0, "fLaC"]),
  mark("audio/aiff", [0, "FORM"], [8, "AIF"]),
  mark("audio/midi", [0, "MThd\0\0\0\x06"]),
  mark("audio/amr", [0, "#!AMR"]),
  mark("audio/mpeg", [0, "ID3"]),
  // Frames without a preceding tag: MPEG 1, 2 and 2.5 in layer III, then AAC.
  ...["\xfb", "\xfa", "\xf3", "\xf2", "\xe3", "\xe2"].map((version) => mark("audio/mpeg", [0, `\xff${version}`])),
  ...["\xf1", "\xf9"].map((version) => mark("audio/aac", [0, `\xff${version}`])),
  mark("video/x-msvideo", [0, "RIFF"], [8, "AVI "]),
  mark("video/mpeg", [0, "\0\0\x01\xba"]),
  mark("video/mpeg", [0, "\0\0\x01\xb3"]),
]

/** The brands of ISO base media files (ISO/IEC 14496-12, `ftyp`) with a type other than plain MP4 video. */
const brands: Readonly<Record<string, string>> = {
  avif: "image/avif",
  avis: "image/avif",
  heic: "image/heic",
  heix: "image/heic",
  hevc: "image/heic",
  hevx: "image/heic",
  mif1: "image/heif",
  msf1: "image/heif",
  "M4A ": "audio/mp4",
  "M4B ": "audio/mp4",
  "M4P ": "audio/mp4",
  "qt  ": "video/quicktime",
  "3gp4": "video/3gpp",
  "3gp5": "video/3gpp",
  "3gp6": "video/3gpp",
  "3g2a": "video/3gpp2",
}

const typeOf = (head: Uint8Array): string => {
  const letters = latin1(head)
  const signature = signatures.find(({ marks }) => marks.every(({ at, bytes }) => letters.startsWith(bytes, at)))
  return signature?.type ?? containerType(letters) ?? textType(head) ?? "application/octet-stream"
}

const latin1 = (bytes: Uint8Array): string => {
  let letters = ""
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return letters
}

/** The type of a container, which depends on its contents. */
const containerType = (letters: string): string | null => {
  if (letters.startsWith("ftyp", 4)) return isoMediaType(letters)
  if (letters.startsWith("OggS")) return letters.includes("theora") ? "video/ogg" : "audio/ogg"
  if (!letters.startsWith("\x1a\x45\xdf\xa3")) return null
  return letters.slice(0, 64).includes("webm") ? "video/webm" : "video/matroska"
}

const isoMediaType = (letters: string): string => {
  const length = letters
    .slice(0, 4)
    .split("")
    .reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  const type = brands[letters.slice(8, 12)] ?? "video/mp4"
  if (type !== "image/heif") return type
  // Such a picture has a general brand first, and its specific brand among the compatible ones.
  const compatible = letters.slice(16, length).match(/[^]{4}/g) ?? []
  return compatible.map((brand) => brands[brand]).find((other) => other !== undefined && other !== type) ?? type
}

const utf8 = /^(?:[\t\n\f\r\x1b\x20-\x7e]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*/

/** The type of UTF-8 text; null for bytes that are not text. */
const textType = (head: Uint8Array): string | null => {
  const letters = latin1(head).replace(/^\xef\xbb\xbf/, "")
  const length = utf8.exec(letters)?.[0].length ?? 0
  // The last letter may be cut at the end of the head.
  const cut = head.length >= HEAD_BYTES ? 3 : 0
  if (letters.length === 0 || letters.length - length > cut) return null
  const markup = letters.replace(/^(?:\s+|<!--[^]*?-->)+/, "").toLowerCase()
  if (/^<(?:!doctype\s+html|html|head|body|script|iframe|title|style|table|div|p|a|img|h1)\b/.test(markup))
    return "text/html"
  if (/^<svg\b/.test(markup) || (/^<(?:\?xml|!doctype)\b/.test(markup) && /<svg\b|<!doctype\s+svg\b/.test(markup)))
    return "image/svg+xml"
  if (/^<\?xml\b/.test(markup)) return /<html\b/.test(markup) ? "application/xhtml+xml" : "application/xml"
  return "text/plain"
}

/** Recognises pictures, sound, film, PDF, markup and text by their signatures (docs/decisions/0018). */
export const signatureTypes: ContentTypes = { headBytes: HEAD_BYTES, typeOf }

const pairs: readonly (readonly [extension: string, mediaType: string])[] = [
  ["bmp", "image/bmp"],
  ["gif", "image/gif"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["ole", "application/x-oleobject"],
  ["pcx", "image/vnd.zbrush.pcx"],
  ["tif", "image/tiff"],
  ["tiff", "image/tiff"],
  ["wav", "audio/vnd.wave"],
  ["wav", "audio/x-wav"],
  ["wav", "audio/wav"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["svg", "image/svg+xml"],
  ["heic", "image/heic"],
  ["pdf", "application/pdf"],
  ["txt", "text/plain"],
  ["htm", "text/html"],
  ["html", "text/html"],
  ["rtf", "application/rtf"],
  ["doc", "application/msword"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["mp3", "audio/mpeg"],
  ["ogg", "audio/ogg"],
  ["aac", "audio/aac"],
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["mpg", "video/mpeg"],
  ["mpeg", "video/mpeg"],
  ["mov", "video/quicktime"],
  ["avi", "video/x-msvideo"],
  ["zip", "application/zip"],
]

const types = new Map(pairs.toReversed())
const extensions = new Map(pairs.toReversed().map(([extension, type]) => [type, extension]))

/** The media type of 7.0 for a file of unknown type. */
export const unknownMediaType = "application/octet-stream"

/** The media type of a FORM of 5.5.1, which is a file extension. Null if it is unknown. */
export const mediaTypeOf = (extension: string): string | null =>
  types.get(extension.trim().toLowerCase().replace(/^\./, "")) ?? null

/** The file extension of a media type. Null if it is unknown. */
export const extensionOf = (mediaType: string): string | null =>
  extensions.get((mediaType.split(";")[0] ?? "").trim().toLowerCase()) ?? null

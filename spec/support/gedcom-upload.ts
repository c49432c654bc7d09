import { readFileSync } from "node:fs"
import type { GedcomUpload } from "../../core/gedcom/upload/gedcom-upload.ts"
import { inChunks } from "./gedcom-bytes.ts"

/** A file at rest, out of memory. */
export const uploadOf = (file: Uint8Array | string): GedcomUpload => {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file
  return { size: bytes.length, open: () => inChunks(bytes) }
}

/** Records between a HEAD of this version and a TRLR. */
export const gedcomText = (records: string, version = "5.5.1"): string =>
  `0 HEAD\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n${records.trim()}\n0 TRLR\n`

/** A file of the disk, such as the shipped sample. */
export const uploadOfFile = (path: URL): GedcomUpload => uploadOf(readFileSync(path))

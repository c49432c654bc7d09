import type { Archives } from "../../core/ports/archives.ts"
import { readZip } from "./read-zip.ts"
import { writeZip } from "./write-zip.ts"

/** Zip archives: ZIP64 for large or many files, names in UTF-8 (APPNOTE 6.3). */
export const zipArchives: Archives = { write: writeZip, read: readZip }

import type { Archives } from "../../core/ports/archives.ts"
import { readZip } from "./read-zip.ts"
import { writeZip } from "./write-zip.ts"

/** Zip archives: ZIP64 where files are large or many, names in UTF-8 (APPNOTE 6.3). */
export const zipArchives: Archives = { write: writeZip, read: readZip }

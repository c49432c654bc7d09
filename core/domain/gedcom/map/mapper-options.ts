import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { Existing } from "../import/existing.ts"
import type { XrefMap } from "../import/rename-xrefs.ts"
import type { Warn } from "../warning.ts"
import type { ImportContext } from "./import-context.ts"
import type { IncomingMedia } from "./map-media.ts"

/** What a mapping of records needs besides the index of the file. */
export type MapperOptions = Pick<ImportContext, "treeId" | "newId" | "life" | "families"> & {
  readonly version: GedcomVersion
  readonly warn: Warn
  /** New xrefs for those that records of the tree already use. */
  readonly newNames?: XrefMap
  readonly known?: Existing | null
  /**
   * The records other than INDI, FAM and SOUR that the tree already keeps: their xrefs in the file, and the first
   * lines of those without an xref.
   */
  readonly sameRecords?: { readonly xrefs: ReadonlyMap<string, string>; readonly lines: ReadonlySet<number> }
  /** The media of a file that came in an archive. */
  readonly media?: IncomingMedia | null
}

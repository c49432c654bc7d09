import type { ImportAction, Resolution } from "../../domain/gedcom/fates.ts"
import type { OnProgress } from "../../domain/gedcom/progress.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { ReceivedMedia } from "./incoming-media.ts"

/** A file at rest: it is read several times, each time from the start. */
export interface GedcomUpload {
  open(): AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}

export interface ImportGedcom {
  readonly treeId: TreeId
  readonly file: GedcomUpload
  /** For the people whom `resolutions` does not name. */
  readonly defaultAction: ImportAction
  /** By the xref of the INDI record. */
  readonly resolutions: Readonly<Record<string, Resolution>>
  /** The files that came with it in one archive. */
  readonly media?: ReceivedMedia
  readonly progress?: OnProgress
}

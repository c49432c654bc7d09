import type { ImportAction, Resolution } from "../../domain/gedcom/import/import-decisions.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import type { ReceivedMedia } from "../upload/incoming-media.ts"

export interface ImportGedcom {
  readonly treeId: TreeId
  readonly file: GedcomUpload
  /** For the persons that `resolutions` does not name. */
  readonly defaultAction: ImportAction
  /** By the xref of the INDI record. */
  readonly resolutions: Readonly<Record<string, Resolution>>
  /** Whether a tree without a home person gets the first person of the file. Absent: it does not. */
  readonly chooseHome?: boolean
  /** The files that came with it in one archive. */
  readonly media?: ReceivedMedia
  readonly progress?: OnProgress
}

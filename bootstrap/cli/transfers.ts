import type * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import type { AlreadyThere } from "../../core/domain/gedcom/match/already-there.ts"
import type { Encoding } from "../../core/domain/gedcom/bytes/encodings.ts"
import type { ImportAction } from "../../core/domain/gedcom/import/import-decisions.ts"
import type { Resolutions } from "../../core/domain/gedcom/import/read-resolutions.ts"
import type { OnProgress } from "../../core/domain/gedcom/report/progress.ts"
import type { TreeId } from "../../core/domain/ids.ts"

export interface FileTransfer {
  readonly treeId: TreeId
  /** The path of the file. */
  readonly file: string
  /** Null: the file decides. */
  readonly encoding: Encoding | null
  readonly progress: OnProgress
}

export interface ImportTransfer extends FileTransfer {
  readonly defaultAction: ImportAction
  readonly resolutions: Resolutions
}

/** A GEDCOM file, or an archive with it and its media. */
export type ExportFormat = "gedcom" | "gedzip"

/**
 * Imports and exports of GEDCOM, by a service or on the store. Left is one line with the reason. Reports have the
 * form of the API.
 */
export interface Transfers {
  preview(transfer: FileTransfer): Promise<E.Either<string, unknown>>
  /** Who of the file is in the tree already. None if the tree has no persons or is not open: the import says that. */
  alreadyThere(transfer: FileTransfer): Promise<E.Either<string, AlreadyThere>>
  import(transfer: ImportTransfer): Promise<E.Either<string, unknown>>
  export(
    treeId: TreeId,
    format: ExportFormat,
    version: GedcomVersion,
  ): Promise<E.Either<string, AsyncIterable<string | Uint8Array>>>
  close(): Promise<void>
}

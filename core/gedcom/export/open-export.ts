import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { trimOf } from "../../domain/trim.ts"
import { inPieces } from "../../lib/pieces.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { ExportReads } from "../../ports/export-reads.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Spool } from "../../ports/spool.ts"
import type { Reader } from "../../use-case/query.ts"
import type { Settings } from "../../use-case/settings.ts"
import type { ExportedFile } from "./export-media.ts"
import { exportTree } from "./export-tree.ts"

export interface ExportPorts {
  readonly exportReads: ExportReads
  readonly reads: Pick<Reads, "trees">
  readonly spool: Spool
  readonly now: Now
  readonly settings: Pick<Settings, "version">
}

export interface ExportGedcom {
  readonly treeId: TreeId
  readonly version: GedcomVersion
}

/** A tree that this reader may export. */
export interface TreeFile {
  /** The name of the tree in the form for file names. */
  readonly name: string
  /** The text of the GEDCOM file with this name. At the end it calls `tell` with the files that belong to it. */
  readonly write: (filename: string, tell?: (files: readonly ExportedFile[]) => void) => AsyncIterable<string>
}

/** The tree if this reader is a member of it. */
export const openExport = async (
  { exportReads, reads, spool, now, settings }: ExportPorts,
  { userId }: Reader,
  { treeId, version }: ExportGedcom,
): Promise<E.Either<DomainError, TreeFile>> => {
  const access = treeForRole(await reads.trees.byId(treeId, userId), "viewer")
  if (E.isLeft(access)) return access
  const { tree, role } = access.right
  if (role === null) return E.left(forbidden("Only members may export a tree."))
  const facts = { version, product: settings.version, now: now() }
  return E.right({
    name: safeName(tree.name),
    write: (filename, tell) =>
      spool(
        inPieces(
          exportReads.snapshot({ tree, role }, (snapshot) => exportTree(snapshot, { ...facts, filename }, tell)),
        ),
      ),
  })
}

/** A name without characters that have a meaning in file systems and headers. */
const safeName = (name: string): string =>
  trimOf(
    name
      .normalize("NFC")
      .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, " ")
      .replace(/\s+/g, " "),
    " .",
  )
    .slice(0, 100)
    .trimEnd() || "tree"

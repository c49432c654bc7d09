import * as E from "fp-ts/lib/Either.js"
import type { BackupMedia } from "../domain/backup/backup-rows.ts"
import type { BackupTree } from "../domain/backup/backup-tree.ts"
import type { RestoredMedia } from "../domain/backup/restore-media.ts"
import { type RestoredTree, restoredTree, type RestoredTreeOptions } from "../domain/backup/restored-tree.ts"
import type { RestoredRows } from "../domain/backup/restored-rows.ts"
import { andSpaced, noSpacedLines, type SpacedLines, spacedLines } from "../domain/backup/spaced-lines.ts"
import { allWithin, type DomainError, invalidInput, invalidInputs } from "../domain/errors.ts"
import type { FieldError } from "../codec/field-error.ts"
import type { MediaId, PersonId, TreeId } from "../domain/ids.ts"
import { measureBatches } from "../edit/write-rows.ts"
import type { NewId } from "../ports/platform/clock.ts"
import type { BackupParts } from "./read-backup.ts"

/** The new id of a tree, and what `restoredTree` keeps from the first reading of the tree for the second. */
export interface BegunTree extends Pick<RestoredTreeOptions, "treeId" | "sharedYears"> {}

/** Receives the rows of a backup. */
export interface RowTaker extends Pick<RestoredTreeOptions, "restorer"> {
  readonly now: Date
  /** Starts a tree. */
  begin(tree: BackupTree, index: number): Promise<BegunTree>
  /** The new id of a medium of this tree; null if it is unknown, as in the first reading. */
  mediaIdOf(treeId: TreeId, old: MediaId): MediaId | null
  /** The stored bytes of a medium of the current tree, or what is wrong with it. */
  mediaOf(media: BackupMedia, index: number): E.Either<FieldError, RestoredMedia>
  /** Receives rows of the current tree, owners first. */
  put(rows: RestoredRows): Promise<void>
  /** Ends the current tree; all its rows were received. `spaced` are its texts that had control characters. */
  end(homePersonId: PersonId | null, spaced: SpacedLines): Promise<void>
}

/** The most trees in one backup. */
const MOST_TREES = 10_000

/** The most records in one tree. Their ids are held in memory. */
const MOST_RECORDS = 10_000_000

/** Reads and checks the rows of a backup, and passes them on as rows of new trees. */
export const restoreRows = async (
  parts: BackupParts,
  newId: NewId,
  { now, restorer, begin, mediaIdOf, mediaOf, put, end }: RowTaker,
): Promise<E.Either<DomainError, null>> => {
  let tree: RestoredTree | null = null
  let home: PersonId | null = null
  let spaced = noSpacedLines
  const batch = measureBatches()
  for await (const part of parts) {
    if (E.isLeft(part)) return part
    const content = part.right
    if (content.kind === "tree") {
      if (content.tree === MOST_TREES)
        return E.left(invalidInput(`trees.${content.tree}`, "exceeds the number of trees in a backup"))
      const begun = await begin(content.row, content.tree)
      tree = restoredTree({ ...begun, newId, now, restorer, mediaIdOf: (old) => mediaIdOf(begun.treeId, old), mediaOf })
      home = content.row.homePersonId
      spaced = content.spaced
    } else if (tree !== null && content.kind === "record") {
      const read = spacedLines(content.record)
      spaced = andSpaced(spaced, read.spaced, `${content.list}.${content.index}.`)
      const faults = tree.take(content.list, read.part)
      const path = `trees.${content.tree}.${content.list}.${content.index}`
      if (faults !== null) return E.left(invalidInputs(allWithin(path, faults)))
      if (tree.size > MOST_RECORDS) return E.left(invalidInput(path, "exceeds the number of records in a tree"))
      batch.add(content.bytes)
    }
    if (tree === null || !(content.kind === "end" || batch.isFull())) continue
    await put(tree.drain())
    batch.clear()
    if (content.kind !== "end") continue
    const ended = tree.end(home)
    if (E.isLeft(ended)) return E.left(invalidInputs(allWithin(`trees.${content.tree}`, [ended.left])))
    await end(ended.right, spaced)
  }
  return E.right(null)
}

import * as E from "fp-ts/lib/Either.js"
import type { BackupMedia } from "../domain/backup/backup-rows.ts"
import type { BackupTree } from "../domain/backup/backup-tree.ts"
import type { RestoredMedia } from "../domain/backup/restore-media.ts"
import { type RestoredTree, restoredTree } from "../domain/backup/restored-tree.ts"
import type { RestoredRows } from "../domain/backup/restored-rows.ts"
import { type DomainError, type FieldError, invalid, invalidWithin } from "../domain/errors.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import type { Bytes } from "../ports/blobs.ts"
import type { NewId } from "../ports/clock.ts"
import { readBackup } from "./read-backup.ts"

/** Who takes the rows of a backup. */
export interface RowTaker {
  /** A tree begins: answers its new id. */
  begin(tree: BackupTree, index: number): Promise<TreeId>
  /** What is known of a media object of the tree that has begun, or what is wrong with it. */
  mediaOf(media: BackupMedia, index: number): E.Either<FieldError, RestoredMedia>
  /** Rows of that tree, owners before what hangs on them. */
  put(rows: RestoredRows): Promise<void>
  /** All rows of that tree were put. */
  end(homePersonId: PersonId | null): Promise<void>
}

/** So many records, or so many bytes of them, are put at a time. */
const batch = { records: 1_000, bytes: 4_194_304 }

/** More than anyone owns. */
const MOST_TREES = 10_000

/** A tree of more would take more memory than there may be: their ids are remembered. */
const MOST_RECORDS = 10_000_000

/** Reads the rows of a backup, checks them all, and hands them on as rows of new trees. */
export const restoreRows = async (
  bytes: Bytes,
  newId: NewId,
  { begin, mediaOf, put, end }: RowTaker,
): Promise<E.Either<DomainError, null>> => {
  let tree: RestoredTree | null = null
  let home: PersonId | null = null
  let waiting = { records: 0, bytes: 0 }
  for await (const part of readBackup(bytes)) {
    if (E.isLeft(part)) return part
    const told = part.right
    if (told.kind === "tree") {
      if (told.tree === MOST_TREES)
        return E.left(invalid(`trees.${told.tree}`, "is one tree more than a backup may hold"))
      tree = restoredTree({ treeId: await begin(told.row, told.tree), newId, mediaOf })
      home = told.row.homePersonId
    } else if (tree !== null && told.kind === "record") {
      const faults = tree.take(told.list, told.record)
      const path = `trees.${told.tree}.${told.list}.${told.index}`
      if (faults !== null) return E.left(invalidWithin(path, faults))
      if (tree.size > MOST_RECORDS) return E.left(invalid(path, "is one record more than a tree may have here"))
      waiting = { records: waiting.records + 1, bytes: waiting.bytes + told.bytes }
    }
    const isDue = told.kind === "end" || waiting.records >= batch.records || waiting.bytes >= batch.bytes
    if (tree === null || !isDue) continue
    await put(tree.drain())
    waiting = { records: 0, bytes: 0 }
    if (told.kind !== "end") continue
    const ended = tree.end(home)
    if (E.isLeft(ended)) return E.left(invalidWithin(`trees.${told.tree}`, [ended.left]))
    await end(ended.right)
  }
  return E.right(null)
}

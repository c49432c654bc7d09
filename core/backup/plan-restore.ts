import * as E from "fp-ts/lib/Either.js"
import { refusedArchive } from "../domain/archive-fault.ts"
import { noPicture } from "../domain/evidence/picture.ts"
import type { BackupMedia } from "../domain/backup/backup-rows.ts"
import { BACKUP_ROWS, backupMediaName } from "../domain/backup/backup-tree.ts"
import { type DomainError, invalidInput, tooLarge } from "../domain/errors.ts"
import type { FieldError } from "../codec/field-error.ts"
import { latestYears } from "../domain/living/latest-years.ts"
import type { MediaId } from "../domain/ids.ts"
import type { ArchiveEntry, Archives, FileAtRest } from "../ports/archives.ts"
import type { BlobKey } from "../ports/blobs.ts"
import type { NewId, Now } from "../ports/platform/clock.ts"
import type { ReadJson } from "../ports/json.ts"
import type { Settings } from "../use-case/settings.ts"
import { type BackupParts, readBackup } from "./read-backup.ts"
import { type BegunTree, restoreRows } from "./restore-rows.ts"

export interface PlanPorts {
  readonly archives: Archives
  readonly readJson: ReadJson
  readonly newId: NewId
  readonly now: Now
  readonly settings: Pick<Settings, "maxBackupBytes">
}

/** A media file in a backup, and the key under which its bytes will be stored. */
export interface PlannedMedia extends Pick<BackupMedia, "checksum"> {
  readonly entry: ArchiveEntry
  readonly key: BlobKey
  /** Its place in `account.json`, for errors. */
  readonly path: string
}

/** A backup that was read completely and found valid, except for the bytes of its media. */
export interface RestorePlan {
  /** Reads its rows again, from the start. */
  readonly parts: () => BackupParts
  /** The trees in backup order. */
  readonly trees: readonly BegunTree[]
  /** By the ids of the backup. */
  readonly media: ReadonlyMap<MediaId, PlannedMedia>
}

/** Checks a backup without writing anything: first the archive, then every record. */
export const planRestore = async (
  { archives, readJson, newId, now, settings: { maxBackupBytes } }: PlanPorts,
  file: FileAtRest,
): Promise<E.Either<DomainError, RestorePlan>> => {
  const read = await archives.read(file)
  if (E.isLeft(read)) return E.left(refusedArchive(read.left))
  const entries = read.right
  const rows = entries.get(BACKUP_ROWS)
  if (rows === undefined) return E.left(invalidInput("file", `contains no ${BACKUP_ROWS}`))
  if (unpackedSize(entries) > maxBackupBytes) return E.left(tooLarge("The unpacked files of a backup", maxBackupBytes))

  const parts = () => readBackup(readJson, rows.open())
  const trees: BegunTree[] = []
  const media = new Map<MediaId, PlannedMedia>()
  const restored = await restoreRows(parts(), newId, {
    now: now(),
    restorer: null,
    begin: async () => {
      const tree: BegunTree = { treeId: newId(), sharedYears: latestYears() }
      trees.push(tree)
      return tree
    },
    mediaIdOf: () => null,
    mediaOf: (row, index) => {
      const tree = trees.length - 1
      const planned = planMedia(
        entries,
        { treeId: trees[tree]?.treeId ?? newId(), mediaId: newId() },
        row,
        `trees.${tree}.media.${index}`,
      )
      if (E.isLeft(planned)) return planned
      if (media.has(row.id)) return E.left({ path: "id", message: "is a duplicate" })
      media.set(row.id, planned.right)
      return E.right({ id: planned.right.key.mediaId, contentType: row.contentType, ...noPicture })
    },
    put: async () => {},
    end: async () => {},
  })
  if (E.isLeft(restored)) return restored
  const named = new Set([BACKUP_ROWS, ...[...media.keys()].map(backupMediaName)])
  const surplus = entries.keys().find((name) => !named.has(name))
  return surplus === undefined
    ? E.right({ parts, trees, media })
    : E.left(invalidInput("file", `contains ${surplus}, which belongs to no record`))
}

const unpackedSize = (entries: ReadonlyMap<string, ArchiveEntry>): number =>
  entries.values().reduce((sum, { size }) => sum + size, 0)

const planMedia = (
  entries: ReadonlyMap<string, ArchiveEntry>,
  key: BlobKey,
  { id, size, checksum }: BackupMedia,
  path: string,
): E.Either<FieldError, PlannedMedia> => {
  const entry = entries.get(backupMediaName(id))
  if (entry === undefined) return E.left({ path: "id", message: "has no file in the archive" })
  return entry.size === size
    ? E.right({ entry, key, checksum, path })
    : E.left({ path: "size", message: "does not match the file in the archive" })
}

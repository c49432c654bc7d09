import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { NamedFile } from "../../domain/gedcom/gedzip/named-files.ts"
import type { OnProgress } from "../../domain/gedcom/import/progress.ts"
import type { MediaId, TreeId } from "../../domain/ids.ts"
import { type Media, safeFilename, type StoredFile } from "../../domain/media.ts"
import type { Settings } from "../../settings.ts"
import { keepBlob, type KeepPorts } from "../../edit/keep-blob.ts"
import { keepEach } from "../../edit/keep-blobs.ts"
import { type Gedzip, tooLarge } from "./open-upload.ts"
import { undamaged } from "./refuse-damaged-archive.ts"

/** The stored files, by the media that they become. */
export type StoredFiles = ReadonlyMap<MediaId, StoredFile & Pick<Media, "title">>

export type KeepFilesPorts = KeepPorts & { readonly settings: Pick<Settings, "maxBackupBytes"> }

/** Keeps the bytes of those files of an archive that its GEDCOM names. A Left or a throw leaves some of them behind. */
export const keepFiles = async (
  ports: KeepFilesPorts,
  treeId: TreeId,
  gedzip: Gedzip,
  files: readonly NamedFile[],
  progress: OnProgress,
): Promise<E.Either<DomainError, StoredFiles>> => {
  const stored = new Map<MediaId, StoredFile & Pick<Media, "title">>()
  const fault = sizeFault(ports, gedzip, files)
  if (fault !== null) return E.left(fault)
  const keepFile = async ({ id, path, title }: NamedFile): Promise<E.Either<DomainError, unknown>> => {
    const entry = gedzip.get(path)
    if (entry === undefined) return E.right(null)
    const kept = await undamaged(keepBlob(ports, { treeId, mediaId: id }, entry.open()))
    if (E.isRight(kept)) {
      stored.set(id, { ...kept.right, filename: safeFilename(path), title })
      progress({ phase: "unpacking", records: stored.size, of: files.length })
    }
    return kept
  }
  return E.map(() => stored)(await keepEach(files, keepFile))
}

/** Whether one file is too large, or all of them unpacked: an archive that says so is not unpacked at all. */
const sizeFault = (
  { settings: { maxMediaBytes, maxBackupBytes } }: KeepFilesPorts,
  gedzip: Gedzip,
  files: readonly NamedFile[],
): DomainError | null => {
  let unpacked = 0
  for (const { path } of files) {
    const size = gedzip.get(path)?.size ?? 0
    if (size > maxMediaBytes) return tooLarge(path, maxMediaBytes)
    unpacked += size
  }
  return unpacked > maxBackupBytes ? tooLarge("The files of the archive", maxBackupBytes) : null
}

import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type DomainError, tooLarge } from "../../domain/errors.ts"
import type { NamedFile } from "../../domain/gedcom/gedzip/named-files.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { MediaId, TreeId } from "../../domain/ids.ts"
import { type Media, safeFilename, type StoredFile } from "../../domain/evidence/media.ts"
import type { Settings } from "../../use-case/settings.ts"
import { keepBlob, type KeepPorts } from "../../edit/blob/keep-blob.ts"
import { keepEach } from "../../edit/blob/keep-blobs.ts"
import { fitsInto, type FreeQuota } from "../../edit/blob/quota.ts"
import type { Gedzip } from "./open-upload.ts"
import { refuseDamagedArchive } from "./refuse-damaged-archive.ts"

/** The stored files, by the media that they become. */
export type StoredFiles = ReadonlyMap<MediaId, StoredFile & Pick<Media, "title" | "identifiers" | "fileChangedAt">>

export type KeepFilesPorts = KeepPorts & { readonly settings: Pick<Settings, "maxBackupBytes"> }

/** The files to store, and their tree. */
export interface FilesToKeep {
  readonly treeId: TreeId
  readonly gedzip: Gedzip
  /** The files of the archive that its GEDCOM names. */
  readonly files: readonly NamedFile[]
  readonly room: FreeQuota
}

/** Stores the bytes of files of an archive. After a Left or a throw, some of them may be in the store. */
export const keepFiles = async (
  ports: KeepFilesPorts,
  { treeId, gedzip, files, room }: FilesToKeep,
  progress: OnProgress,
): Promise<E.Either<DomainError, StoredFiles>> => {
  const stored = new Map<MediaId, StoredFile & Pick<Media, "title" | "identifiers" | "fileChangedAt">>()
  const fault = sizeFault(ports, gedzip, files, room)
  if (E.isLeft(fault)) return fault
  const keepFile = async ({
    id,
    path,
    title,
    identifiers,
    fileChangedAt,
  }: NamedFile): Promise<E.Either<DomainError, unknown>> => {
    const entry = gedzip.get(path)
    if (entry === undefined) return E.right(null)
    const kept = await refuseDamagedArchive(keepBlob(ports, { treeId, mediaId: id }, entry.open(), room))
    if (E.isRight(kept)) {
      stored.set(id, { ...kept.right, filename: safeFilename(path), title, identifiers, fileChangedAt })
      progress({ phase: "unpacking", records: stored.size, of: files.length })
    }
    return kept
  }
  return pipe(
    await keepEach(files, keepFile),
    E.map(() => stored),
  )
}

/**
 * Refuses an archive without unpacking it if one of these files or all of them together are too large according to
 * the archive.
 */
const sizeFault = (
  { settings: { maxMediaBytes, maxBackupBytes } }: KeepFilesPorts,
  gedzip: Gedzip,
  files: readonly NamedFile[],
  room: FreeQuota,
): E.Either<DomainError, null> => {
  let unpacked = 0
  for (const { path } of files) {
    const size = gedzip.get(path)?.size ?? 0
    if (size > maxMediaBytes) return E.left(tooLarge(path, maxMediaBytes))
    unpacked += size
  }
  return unpacked > maxBackupBytes
    ? E.left(tooLarge("The files of the archive", maxBackupBytes))
    : fitsInto(room, unpacked)
}

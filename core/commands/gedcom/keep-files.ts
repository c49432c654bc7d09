import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { NamedFile } from "../../domain/gedcom/named-files.ts"
import type { OnProgress } from "../../domain/gedcom/progress.ts"
import type { MediaId, TreeId } from "../../domain/ids.ts"
import { type Media, safeFilename, type StoredFile } from "../../domain/media.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { Settings } from "../../settings.ts"
import { keepBlob, type KeepPorts } from "../media/keep-blob.ts"
import { type Gedzip, tooLarge } from "./open-upload.ts"
import { undamaged } from "./undamaged.ts"

/** What is known of files whose bytes are kept, by the media objects that they become. */
export type StoredFiles = ReadonlyMap<MediaId, StoredFile & Pick<Media, "title">>

export type KeepFilesPorts = KeepPorts & { readonly settings: Pick<Settings, "maxBackupBytes"> }

/** Keeps the bytes of those files of an archive that its GEDCOM names: of all of them, or, where one is refused, of none. */
export const keepFiles = async (
  ports: KeepFilesPorts, treeId: TreeId, gedzip: Gedzip, files: readonly NamedFile[], progress: OnProgress,
): Promise<E.Either<DomainError, StoredFiles>> => {
  const fault = sizeFault(ports, gedzip, files)
  if (E.isLeft(fault)) return fault
  const stored = new Map<MediaId, StoredFile & Pick<Media, "title">>()
  for (const { id, path, title } of files) {
    const entry = gedzip.get(path)
    if (entry === undefined) continue
    const kept = await undamaged(keepBlob(ports, { treeId, mediaId: id }, entry.open()))
    if (E.isLeft(kept)) {
      await dropFiles(ports, treeId, stored)
      return kept
    }
    stored.set(id, { ...kept.right, filename: safeFilename(path), title })
    progress({ phase: "unpacking", records: stored.size, of: files.length })
  }
  return E.right(stored)
}

/** Takes kept bytes away again; what cannot be taken away just then is swept later. */
export const dropFiles = async ({ blobs }: { readonly blobs: Blobs }, treeId: TreeId, files: StoredFiles): Promise<void> => {
  for (const mediaId of files.keys()) await blobs.remove({ treeId, mediaId }).catch(() => undefined)
}

/** Whether one file is too large, or all of them unpacked: an archive that says so is not unpacked at all. */
const sizeFault = ({ settings: { maxMediaBytes, maxBackupBytes } }: KeepFilesPorts, gedzip: Gedzip, files: readonly NamedFile[]): E.Either<DomainError, null> => {
  let unpacked = 0
  for (const { path } of files) {
    const size = gedzip.get(path)?.size ?? 0
    if (size > maxMediaBytes) return tooLarge(path, maxMediaBytes)
    unpacked += size
  }
  return unpacked > maxBackupBytes ? tooLarge("The files of the archive", maxBackupBytes) : E.right(null)
}

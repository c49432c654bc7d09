import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { NamedFile } from "../../domain/gedcom/named-files.ts"
import type { OnProgress } from "../../domain/gedcom/progress.ts"
import type { MediaId, TreeId } from "../../domain/ids.ts"
import { type Media, safeFilename, type StoredFile } from "../../domain/media.ts"
import { eachAtOnce } from "../../each-at-once.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { Settings } from "../../settings.ts"
import { keepBlob, type KeepPorts } from "../media/keep-blob.ts"
import { type Gedzip, tooLarge } from "./open-upload.ts"
import { undamaged } from "./undamaged.ts"

/** What is known of files whose bytes are kept, by the media objects that they become. */
export type StoredFiles = ReadonlyMap<MediaId, StoredFile & Pick<Media, "title">>

export type KeepFilesPorts = KeepPorts & { readonly settings: Pick<Settings, "maxBackupBytes"> }

/** So many blobs are written or removed at a time: most of the time of a small one is waiting for its store. */
const AT_ONCE = 4

/** Keeps the bytes of those files of an archive that its GEDCOM names. A Left or a throw leaves some of them behind. */
export const keepFiles = async (
  ports: KeepFilesPorts, treeId: TreeId, gedzip: Gedzip, files: readonly NamedFile[], progress: OnProgress,
): Promise<E.Either<DomainError, StoredFiles>> => {
  const stored = new Map<MediaId, StoredFile & Pick<Media, "title">>()
  let refusal = sizeFault(ports, gedzip, files)
  await eachAtOnce(AT_ONCE, files, async ({ id, path, title }) => {
    const entry = gedzip.get(path)
    if (refusal !== null || entry === undefined) return
    const kept = await undamaged(keepBlob(ports, { treeId, mediaId: id }, entry.open()))
    if (E.isLeft(kept)) refusal = kept.left
    else {
      stored.set(id, { ...kept.right, filename: safeFilename(path), title })
      progress({ phase: "unpacking", records: stored.size, of: files.length })
    }
  })
  return refusal === null ? E.right(stored) : E.left(refusal)
}

/** Takes the bytes away again, as many as were kept; what cannot be taken away just then is swept later. */
export const dropFiles = ({ blobs }: { readonly blobs: Blobs }, treeId: TreeId, files: readonly NamedFile[]): Promise<void> =>
  eachAtOnce(AT_ONCE, files, ({ id }) => blobs.remove({ treeId, mediaId: id }).catch(() => undefined))

/** Whether one file is too large, or all of them unpacked: an archive that says so is not unpacked at all. */
const sizeFault = ({ settings: { maxMediaBytes, maxBackupBytes } }: KeepFilesPorts, gedzip: Gedzip, files: readonly NamedFile[]): DomainError | null => {
  let unpacked = 0
  for (const { path } of files) {
    const size = gedzip.get(path)?.size ?? 0
    if (size > maxMediaBytes) return tooLarge(path, maxMediaBytes)
    unpacked += size
  }
  return unpacked > maxBackupBytes ? tooLarge("The files of the archive", maxBackupBytes) : null
}

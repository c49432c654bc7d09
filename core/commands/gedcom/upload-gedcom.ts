import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, execute, type ExecutePorts, unchanged } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import { type StoredUpload, type StoredUploadRead, uploadExpiry } from "../../domain/gedcom/import/stored-upload.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { Reads } from "../../ports/reads.ts"
import { keepPlainBlob } from "../../edit/blob/keep-blob.ts"
import { type Incoming, receiveBlob } from "../../edit/blob/receive-blob.ts"
import { type Repeatable, repeatableFor, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Settings } from "../../use-case/settings.ts"

export type UploadPorts = ExecutePorts & {
  readonly blobs: Blobs
  readonly reads: Pick<Reads, "trees">
  readonly settings: Pick<Settings, "maxAccountBytes" | "maxGedcomBytes" | "maxBackupBytes">
}

export interface UploadGedcom {
  readonly treeId: TreeId
  /** Starts to receive the file. Not called if the user may not upload. */
  receive(): Promise<E.Either<DomainError, Incoming<unknown>>>
}

/**
 * An editor uploads a file, to preview it and import it within an hour. The tree does not change, so there is no entry
 * in its history.
 */
export const uploadGedcom = (ports: UploadPorts) => {
  const { newId, now, settings, blobs } = ports
  // The parser of the file decides what it is.
  const keep = keepPlainBlob(blobs, Math.max(settings.maxGedcomBytes, settings.maxBackupBytes))
  return async (
    actor: Actor,
    { treeId, receive }: UploadGedcom,
    repeatable?: Repeatable<StoredUploadRead>,
  ): Promise<E.Either<DomainError, StoredUploadRead>> => {
    const { userId } = actor
    const insert = execute(ports)(
      withStoredAnswer(
        insertUpload,
        repeatableFor(repeatable, (upload: StoredUpload) => upload),
      ),
    )
    const named = { id: newId<"GedcomUploadId">(), treeId, userId, blobId: newId<"MediaId">() }
    return receiveBlob(ports, {
      userId,
      key: { treeId, mediaId: named.blobId },
      receive,
      keep,
      insert: ({ stored: { size } }) => insert(actor, { ...named, size, expiresAt: uploadExpiry(now()) }),
    })
  }
}

const insertUpload: Command<StoredUpload, StoredUpload> = async ({ trees, uploads, actor }, upload) => {
  const access = treeForRole(await trees.access(upload.treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access
  await uploads.insert(upload)
  return unchanged(upload)
}

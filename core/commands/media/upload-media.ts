import type { Either } from "fp-ts/lib/Either.js"
import { type Actor, execute, type ExecutePorts } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type MediaCreate, type MediaRead, safeFilename, type StoredFile } from "../../domain/evidence/media.ts"
import type { Reads } from "../../ports/reads.ts"
import { createMedia } from "../../edit/media/create-media.ts"
import { keepBlob, type KeepPorts } from "../../edit/blob/keep-blob.ts"
import { type Incoming, receiveBlob } from "../../edit/blob/receive-blob.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Settings } from "../../use-case/settings.ts"

export type MediaPorts = ExecutePorts &
  KeepPorts & { readonly reads: Reads; readonly settings: Pick<Settings, "maxAccountBytes"> }

/** A file that is being received. */
export interface IncomingFile extends Incoming<MediaCreate> {
  readonly filename: string | null
}

export interface UploadMedia {
  readonly treeId: TreeId
  /** Starts to receive the file. Not called if the user may not upload. */
  receive(): Promise<Either<DomainError, IncomingFile>>
}

/** An editor adds a media object to a tree. */
export const uploadMedia =
  (ports: MediaPorts) =>
  async (
    actor: Actor,
    { treeId, receive }: UploadMedia,
    repeatable?: Repeatable<MediaRead>,
  ): Promise<Either<DomainError, MediaRead>> => {
    const create = execute(ports)(withStoredAnswer(createMedia, repeatable))
    const key = { treeId, mediaId: ports.newId<"MediaId">() }
    return receiveBlob<MediaCreate, IncomingFile, Omit<StoredFile, "filename">, MediaRead>(ports, {
      userId: actor.userId,
      key,
      receive,
      keep: (to, bytes, room) => keepBlob(ports, to, bytes, room),
      insert: ({ stored, fields, file: { filename } }) =>
        create(actor, {
          ...fields,
          ...stored,
          filename: filename === null ? null : safeFilename(filename),
          ...key,
        }),
    })
  }

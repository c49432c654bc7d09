import * as E from "fp-ts/lib/Either.js"
import { type Actor, execute, type ExecutePorts } from "../../command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type MediaCreate, type MediaRead, safeFilename } from "../../domain/media.ts"
import type { Bytes } from "../../ports/blobs.ts"
import type { Reads } from "../../ports/reads.ts"
import { createMedia } from "../../edit/create-media.ts"
import { keepBlob, type KeepPorts } from "../../edit/keep-blob.ts"
import { fitsInto, ownerOfTree, roomOf, withinQuota } from "../../edit/quota.ts"
import type { Settings } from "../../settings.ts"

export type MediaPorts = ExecutePorts &
  KeepPorts & { readonly reads: Reads; readonly settings: Pick<Settings, "maxAccountBytes"> }

/** A file on its way in. */
export interface IncomingFile {
  readonly filename: string | null
  /** Taken once, to its end, before the fields are asked for. */
  readonly bytes: Bytes
  /** What was told along with it, before and after the file. */
  fields(): Promise<E.Either<DomainError, MediaCreate>>
}

export interface UploadMedia {
  readonly treeId: TreeId
  /** Begins to take the file in. Not asked of someone who may not send one. */
  receive(): Promise<E.Either<DomainError, IncomingFile>>
}

/**
 * An editor adds a media object to a tree. The blob comes first and the row last, so that every row has its bytes: a refusal
 * takes the blob away again, and where that fails, or nobody can tell whether the row is there, the sweep finds it later.
 */
export const uploadMedia = (ports: MediaPorts) => {
  const { reads, blobs, newId, settings } = ports
  const create = execute(ports)(withinQuota(settings, createMedia, ownerOfTree))
  return async (actor: Actor, { treeId, receive }: UploadMedia): Promise<E.Either<DomainError, MediaRead>> => {
    const access = treeForRole(await reads.trees.byId(treeId, actor.userId), "editor")
    if (E.isLeft(access)) return access
    const room = await roomOf(reads.trees, settings, access.right.tree.ownerId)
    const mayCome = fitsInto(room, 1)
    if (E.isLeft(mayCome)) return mayCome
    const incoming = await receive()
    if (E.isLeft(incoming)) return incoming
    const { filename, bytes, fields } = incoming.right
    const key = { treeId, mediaId: newId<"MediaId">() }
    const kept = await keepBlob(ports, key, bytes, room)
    if (E.isLeft(kept)) return kept
    const drop = (): Promise<void> => blobs.remove(key).catch(() => undefined)
    const told = await fields().catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const file = { ...kept.right, filename: filename === null ? null : safeFilename(filename) }
    const outcome = E.isLeft(told) ? told : await create(actor, { ...told.right, ...file, ...key })
    if (E.isLeft(outcome)) await drop()
    return outcome
  }
}

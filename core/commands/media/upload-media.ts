import * as E from "fp-ts/lib/Either.js"
import { type Actor, execute, type ExecutePorts } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type MediaCreate, type MediaRead, safeFilename } from "../../domain/evidence/media.ts"
import type { Bytes } from "../../ports/blobs.ts"
import type { Reads } from "../../ports/reads.ts"
import { createMedia } from "../../edit/create-media.ts"
import { keepBlob, type KeepPorts } from "../../edit/blob/keep-blob.ts"
import { fitsInto, ownerOfTree, freeQuotaOf, withinQuota } from "../../edit/blob/quota.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Settings } from "../../use-case/settings.ts"

export type MediaPorts = ExecutePorts &
  KeepPorts & { readonly reads: Reads; readonly settings: Pick<Settings, "maxAccountBytes"> }

/** A file that is being received. */
export interface IncomingFile {
  readonly filename: string | null
  /** Read once, to the end, before the fields are requested. */
  readonly bytes: Bytes
  /** The fields before and after the file. */
  fields(): Promise<E.Either<DomainError, MediaCreate>>
}

export interface UploadMedia {
  readonly treeId: TreeId
  /** Starts to receive the file. Not called if the user may not upload. */
  receive(): Promise<E.Either<DomainError, IncomingFile>>
}

/**
 * An editor adds a media object to a tree. The blob is stored before the row, so that every row has its bytes.
 * After a refusal the blob is removed again. If that fails, or if it is unknown whether the row was stored, the
 * sweep removes the blob later.
 */
export const uploadMedia = (ports: MediaPorts) => {
  const { reads, blobs, newId, settings } = ports
  const createWithinQuota = withinQuota(settings, createMedia, ownerOfTree)
  return async (
    actor: Actor,
    { treeId, receive }: UploadMedia,
    repeatable?: Repeatable<MediaRead>,
  ): Promise<E.Either<DomainError, MediaRead>> => {
    const create = execute(ports)(withStoredAnswer(createWithinQuota, repeatable))
    const access = treeForRole(await reads.trees.byId(treeId, actor.userId), "editor")
    if (E.isLeft(access)) return access
    const room = await freeQuotaOf(reads.trees, settings, access.right.tree.ownerId)
    const mayCome = fitsInto(room, 1)
    if (E.isLeft(mayCome)) return mayCome
    const incoming = await receive()
    if (E.isLeft(incoming)) return incoming
    const { filename, bytes, fields } = incoming.right
    const key = { treeId, mediaId: newId<"MediaId">() }
    const kept = await keepBlob(ports, key, bytes, room)
    if (E.isLeft(kept)) return kept
    const drop = (): Promise<void> => blobs.remove(key).catch(() => undefined)
    const received = await fields().catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const file = { ...kept.right, filename: filename === null ? null : safeFilename(filename) }
    const outcome = E.isLeft(received) ? received : await create(actor, { ...received.right, ...file, ...key })
    if (E.isLeft(outcome)) await drop()
    return outcome
  }
}

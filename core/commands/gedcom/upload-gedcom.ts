import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, execute, type ExecutePorts, unchanged } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import { type StoredUpload, type StoredUploadRead, uploadExpiry } from "../../domain/gedcom/import/stored-upload.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Bytes } from "../../ports/blobs.ts"
import type { Reads } from "../../ports/reads.ts"
import { keepBlob, type KeepPorts } from "../../edit/blob/keep-blob.ts"
import { fitsInto, freeQuotaOf, ownerOfTree, withinQuota } from "../../edit/blob/quota.ts"
import { type Repeatable, repeatableFor, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Settings } from "../../use-case/settings.ts"

export type UploadPorts = ExecutePorts &
  KeepPorts & {
    readonly reads: Pick<Reads, "trees">
    readonly settings: Pick<Settings, "maxAccountBytes" | "maxGedcomBytes" | "maxBackupBytes">
  }

/** A file that is being received. */
interface IncomingUpload {
  /** Read once, to the end, before `fields` is called. */
  readonly bytes: Bytes
  /** Reads what follows the file. */
  fields(): Promise<E.Either<DomainError, unknown>>
}

export interface UploadGedcom {
  readonly treeId: TreeId
  /** Starts to receive the file. Not called if the user may not upload. */
  receive(): Promise<E.Either<DomainError, IncomingUpload>>
}

/**
 * An editor uploads a file, to preview it and import it within an hour. The blob is stored before the row, as that of
 * a medium. The tree does not change, so there is no entry in its history.
 */
export const uploadGedcom = (ports: UploadPorts) => {
  const { reads, blobs, newId, now, settings } = ports
  const insertWithinQuota = withinQuota(settings, insertUpload, ownerOfTree)
  const maxMediaBytes = Math.max(settings.maxGedcomBytes, settings.maxBackupBytes)
  return async (
    actor: Actor,
    { treeId, receive }: UploadGedcom,
    repeatable?: Repeatable<StoredUploadRead>,
  ): Promise<E.Either<DomainError, StoredUploadRead>> => {
    const { userId } = actor
    const insert = execute(ports)(
      withStoredAnswer(
        insertWithinQuota,
        repeatableFor(repeatable, (upload: StoredUpload) => upload),
      ),
    )
    const access = treeForRole(await reads.trees.byId(treeId, userId), "editor")
    if (E.isLeft(access)) return access
    const room = await freeQuotaOf(reads.trees, settings, access.right.tree.ownerId)
    const mayCome = fitsInto(room, 1)
    if (E.isLeft(mayCome)) return mayCome
    const incoming = await receive()
    if (E.isLeft(incoming)) return incoming
    const named = { id: newId<"GedcomUploadId">(), treeId, userId, blobId: newId<"MediaId">() }
    const key = { treeId, mediaId: named.blobId }
    const kept = await keepBlob({ ...ports, settings: { maxMediaBytes } }, key, incoming.right.bytes, room)
    if (E.isLeft(kept)) return kept
    const drop = (): Promise<void> => blobs.remove(key).catch(() => undefined)
    const rest = await incoming.right.fields().catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const upload = { ...named, size: kept.right.size, expiresAt: uploadExpiry(now()) }
    const outcome = E.isLeft(rest) ? rest : await insert(actor, upload)
    if (E.isLeft(outcome)) await drop()
    return outcome
  }
}

const insertUpload: Command<StoredUpload, StoredUpload> = async ({ trees, uploads, actor }, upload) => {
  const access = treeForRole(await trees.access(upload.treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access
  await uploads.insert(upload)
  return unchanged(upload)
}

import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { BlobKey, Blobs, Bytes } from "../../ports/blobs.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Settings } from "../../use-case/settings.ts"
import type { KeepBytes } from "./keep-blob.ts"
import { fitsInto, freeQuotaOf } from "./quota.ts"

interface ReceivePorts {
  readonly blobs: Pick<Blobs, "remove">
  readonly reads: Pick<Reads, "trees">
  readonly settings: Pick<Settings, "maxAccountBytes">
}

/** A file that is being received, with the fields of its form. */
export interface Incoming<Fields> {
  /** Read once, to the end, before the fields are requested. */
  readonly bytes: Bytes
  /** The fields before and after the file. */
  fields(): Promise<E.Either<DomainError, Fields>>
}

/** A blob that was stored, and what came with it. */
interface ReceivedBlob<Fields, File, Kept> {
  readonly stored: Kept
  readonly fields: Fields
  readonly file: File
}

interface Receiving<Fields, File extends Incoming<Fields>, Kept, A> {
  readonly userId: UserId
  readonly key: BlobKey
  /** Starts to receive the file. Not called if the user may not upload. */
  receive(): Promise<E.Either<DomainError, File>>
  /** Stores the bytes. */
  readonly keep: KeepBytes<Kept>
  /** Stores the row. */
  insert(received: ReceivedBlob<Fields, File, Kept>): Promise<E.Either<DomainError, A>>
}

/**
 * An editor stores a file of a tree. The role and the quota are checked first. The blob is stored before the row, so
 * that every row has its bytes. After a refusal the blob is removed again. If that fails, or if it is unknown whether
 * the row was stored, the sweep removes the blob later.
 */
export const receiveBlob = async <Fields, File extends Incoming<Fields>, Kept, A>(
  { reads, blobs, settings }: ReceivePorts,
  { userId, key, receive, keep, insert }: Receiving<Fields, File, Kept, A>,
): Promise<E.Either<DomainError, A>> => {
  const access = treeForRole(await reads.trees.byId(key.treeId, userId), "editor")
  if (E.isLeft(access)) return access
  const room = await freeQuotaOf(reads.trees, settings, access.right.tree.ownerId)
  const mayCome = fitsInto(room, 1)
  if (E.isLeft(mayCome)) return mayCome
  const incoming = await receive()
  if (E.isLeft(incoming)) return incoming
  const file = incoming.right
  const kept = await keep(key, file.bytes, room)
  if (E.isLeft(kept)) return kept
  const drop = (): Promise<void> => blobs.remove(key).catch(() => undefined)
  const fields = await file.fields().catch(async (error: unknown) => {
    await drop()
    throw error
  })
  const outcome = E.isLeft(fields) ? fields : await insert({ stored: kept.right, fields: fields.right, file })
  if (E.isLeft(outcome)) await drop()
  return outcome
}

import { BrokenBackup } from "../../adapters/instance-backup/broken-backup.ts"
import { DamagedAtSource } from "../../adapters/instance-backup/frames.ts"
import { checksumOf, withChecksum } from "../../adapters/instance-backup/measured.ts"
import type { BackupTotals } from "../../adapters/instance-backup/parts.ts"
import type { ReadPart } from "../../adapters/instance-backup/read-backup.ts"
import {
  type InstanceRestore,
  occupied,
  refusalOf,
  withInstanceRestore,
} from "../../adapters/mikro-orm/instance/restore.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { changeBlobStoreState, ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import type { BlobStoreId } from "../../core/domain/ids.ts"
import { eachAtOnce } from "../../core/lib/each-at-once.ts"
import type { Blobs, Bytes } from "../../core/ports/blobs.ts"
import type { InstanceHead, NamedBlob } from "../../core/ports/instance-rows.ts"
import type { OnAbsent } from "./back-up.ts"
import type { Instance } from "./open-instance.ts"
import type { ReadableBackup } from "./read-parts.ts"

/** The number of blobs that are written at once from a folder. */
const AT_ONCE = 8

export interface RestoreOptions {
  /** Whether the store of media may be the one of the instance that the backup was taken of. */
  readonly reuseMedia: boolean
  readonly onAbsent: OnAbsent
}

/**
 * Restores a backup into an empty instance: all of it or nothing. Throws an error of one line if the backup is
 * broken or the instance is not empty. If the process is killed, the instance is empty as before, and the same call
 * goes on with the media that are there.
 */
export const restoreBackup = async (
  instance: Instance,
  backup: ReadableBackup,
  options: RestoreOptions,
): Promise<BackupTotals> => {
  const parts = backup.parts()[Symbol.asyncIterator]()
  const first = await parts.next()
  if (first.done === true || first.value.kind !== "instance")
    throw new BrokenBackup("The backup is broken: it is empty.")
  const { head } = first.value
  const refusal = refusalOf(head)
  if (refusal !== null) throw new Error(refusal)
  const blobStoreId = await prepare(instance, head, options)
  return withInstanceRestore(instance.url, head, async (restore) => {
    const totals = await restoreParts({ [Symbol.asyncIterator]: () => parts }, { instance, backup, options, restore })
    await restore.complete(blobStoreId)
    return totals
  })
}

/** Brings the schema of the empty instance up to date, and returns the identity of its store of media. */
const prepare = async (
  { url, blobs }: Instance,
  head: InstanceHead,
  { reuseMedia }: RestoreOptions,
): Promise<BlobStoreId> => {
  const store = await openMikroOrmStore({ url, poolSize: 2, snapshots: 1 })
  try {
    await store.migrate()
    const refusal = await occupied(url)
    if (refusal !== null) throw new Error(refusal)
    const { uow } = store
    // A missing folder or bucket has no identity. It is created below.
    const present = await blobs.identity().catch(() => null)
    const { id: known } = await changeBlobStoreState(uow, async (state) => state)
    if (present !== null && present !== known) {
      if (present !== head.blobStoreId)
        throw new Error(
          `The store of media belongs to another database (identity ${present}): use an empty folder or bucket.`,
        )
      if (!reuseMedia)
        throw new Error(
          "The store of media is the one of the instance that the backup was taken of. If that instance no longer uses it, " +
            "add --reuse-media; else use an empty folder or bucket.",
        )
      await changeBlobStoreState(uow, async (state) => ({ ...state, id: present, isConfirmed: true }))
    }
    await ownBlobStore({ uow, blobs, newId })()
    const { id } = await changeBlobStoreState(uow, async (state) => state)
    if (id === null) throw new Error("The store of media got no identity.")
    return id
  } finally {
    await store.close()
  }
}

interface Restoring {
  readonly instance: Instance
  readonly backup: ReadableBackup
  readonly options: RestoreOptions
  readonly restore: InstanceRestore
}

const restoreParts = async (parts: AsyncIterable<ReadPart>, restoring: Restoring): Promise<BackupTotals> => {
  const { instance, options, restore } = restoring
  const isFresh = await isEmpty(instance.blobs)
  let waiting: NamedBlob[] = []
  const putWaiting = async (): Promise<void> => {
    await eachAtOnce(AT_ONCE, waiting, (blob) => putFromFolder(restoring, blob, isFresh))
    waiting = []
  }
  for await (const part of parts) {
    if (part.kind === "table") await restore.load(part)
    if (part.kind === "absent") options.onAbsent(part.blob, part.absence)
    if (part.kind === "blob") {
      if (part.content === null) waiting.push(part.blob)
      else await putFromStream(restoring, part.blob, part.content, isFresh)
    }
    if (waiting.length === AT_ONCE * 8 || part.kind === "end") await putWaiting()
    if (part.kind === "end") return part.totals
  }
  throw new BrokenBackup("The backup is broken: it has no end.")
}

const isEmpty = async (blobs: Blobs): Promise<boolean> => {
  for await (const entries of blobs.list()) if (entries.length > 0) return false
  return true
}

const keyOf = ({ treeId, mediaId }: NamedBlob) => ({ treeId, mediaId })

/** Whether the store has the bytes already, from a restore that did not end, say. */
const isThere = async (blobs: Blobs, blob: NamedBlob): Promise<boolean> => {
  const present = await blobs.open(keyOf(blob), null)
  if (present === null) return false
  const { size, checksum } = await checksumOf(present)
  return size === blob.size && checksum === blob.checksum
}

const putFromFolder = async (
  { instance: { blobs }, backup }: Restoring,
  blob: NamedBlob,
  isFresh: boolean,
): Promise<void> => {
  if (!isFresh && (await isThere(blobs, blob))) return
  const damaged = (): BrokenBackup =>
    new BrokenBackup(`The file of medium ${blob.mediaId} of tree ${blob.treeId} is missing or damaged.`)
  const bytes = (await backup.folder?.media.open(blob)) ?? null
  if (bytes === null) throw damaged()
  if (!isFresh) await blobs.remove(keyOf(blob))
  await blobs.put(keyOf(blob), withChecksum(bytes, blob, damaged))
}

const putFromStream = async (
  { instance: { blobs }, options }: Restoring,
  blob: NamedBlob,
  content: Bytes,
  isFresh: boolean,
): Promise<void> => {
  try {
    if (!isFresh) await blobs.remove(keyOf(blob))
    await blobs.put(keyOf(blob), content)
  } catch (error) {
    if (!(error instanceof DamagedAtSource)) throw error
    options.onAbsent(blob, "damaged")
  }
}

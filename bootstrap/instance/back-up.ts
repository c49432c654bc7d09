import { setTimeout } from "node:timers/promises"
import manifest from "../../package.json" with { type: "json" }
import { backupName, type BackupFolder, timeOf } from "../../adapters/instance-backup/folder.ts"
import { DamagedAtSource } from "../../adapters/instance-backup/frames.ts"
import { withChecksum } from "../../adapters/instance-backup/measured.ts"
import type { Absence, BackupPart, BackupTotals } from "../../adapters/instance-backup/parts.ts"
import { sealed } from "../../adapters/instance-backup/sealed.ts"
import { writeBackup } from "../../adapters/instance-backup/write-backup.ts"
import { withInstanceSnapshot } from "../../adapters/mikro-orm/instance/snapshot.ts"
import { eachAtOnce } from "../../core/lib/each-at-once.ts"
import type { Blobs, Bytes } from "../../core/ports/blobs.ts"
import type { InstanceSnapshot, NamedBlob } from "../../core/ports/instance-rows.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import type { Instance } from "./open-instance.ts"

/** Called for each medium whose bytes are not in the backup. */
export type OnAbsent = (blob: NamedBlob, absence: Absence) => void

/** A backup that was taken. */
export interface BackupOutcome extends BackupTotals {
  /** The media that were copied, and not in the folder before. */
  readonly copied: number
  /** The file with the rows; null for a stream. */
  readonly path: string | null
}

/** The number of blobs that are copied at once. Small ones mostly wait for their store. */
const AT_ONCE = 8

const noTotals: BackupTotals = { tables: {}, blobs: 0, blobBytes: 0, absent: 0 }

/**
 * Takes a backup into a folder. Media that are there already are not copied again. If `keep` is a number and nothing
 * is absent, only so many backups stay, with their media. Throws before it removes anything if the backup fails.
 */
export const backUpToFolder = (
  { url, blobs }: Instance,
  folder: BackupFolder,
  { keep, onAbsent }: { readonly keep: number | null; readonly onAbsent: OnAbsent },
): Promise<BackupOutcome> =>
  withInstanceSnapshot(url, manifest.version, async (snapshot) => {
    await folder.removeLeftovers()
    const name = await freeName(folder)
    let [copied, totals] = [0, noTotals]
    const copy = async (blob: NamedBlob): Promise<BackupPart> => {
      const [part, isCopied] = await copyTo(folder, blobs, blob)
      if (part.kind === "blob") await folder.media.need(blob, timeOf(name))
      copied += isCopied ? 1 : 0
      return part
    }
    const blobParts = async function* (batch: readonly NamedBlob[]): AsyncGenerator<BackupPart> {
      const parts = new Map<NamedBlob, BackupPart>()
      await eachAtOnce(AT_ONCE, distinct(batch), async (blob) => {
        parts.set(blob, await copy(blob))
      })
      for (const part of parts.values()) yield part
      // Blobs with equal bytes share a file, which two writers must not write at the same time.
      for (const blob of batch) {
        if (!parts.has(blob)) yield await copy(blob)
      }
    }
    const parts = partsOf(snapshot, blobs, onAbsent, blobParts)
    await folder.write(
      name,
      writeBackup(parts, (all) => {
        totals = all
      }),
    )
    if (keep !== null && totals.absent === 0) await prune(folder, keep)
    return { ...totals, copied, path: folder.pathOf(name) }
  })

/** Takes a backup as one stream, with the bytes of all media. `write` takes the bytes. */
export const backUpToStream = (
  { url, blobs }: Instance,
  write: (bytes: Bytes) => Promise<void>,
  { passphrase, onAbsent }: { readonly passphrase: string | null; readonly onAbsent: OnAbsent },
): Promise<BackupOutcome> =>
  withInstanceSnapshot(url, manifest.version, async (snapshot) => {
    let totals = noTotals
    const blobParts = async function* (batch: readonly NamedBlob[]): AsyncGenerator<BackupPart> {
      for (const blob of batch) {
        const content = await blobs.open(keyOf(blob), null)
        if (content === null) yield { kind: "absent", blob, absence: "missing" }
        else yield { kind: "blob", blob, content: reporting(content, blob, onAbsent) }
      }
    }
    const bytes = writeBackup(partsOf(snapshot, blobs, onAbsent, blobParts), (all) => {
      totals = all
    })
    await write(sealed(bytes, passphrase))
    return { ...totals, copied: totals.blobs, path: null }
  })

const keyOf = ({ treeId, mediaId }: NamedBlob) => ({ treeId, mediaId })

async function* partsOf(
  snapshot: InstanceSnapshot,
  blobs: Blobs,
  onAbsent: OnAbsent,
  blobParts: (batch: readonly NamedBlob[]) => AsyncIterable<BackupPart>,
): AsyncGenerator<BackupPart> {
  const { head } = snapshot
  if (head.blobStoreId !== null && (await blobs.identity()) !== head.blobStoreId)
    throw new StoreUnavailable(
      `The store of media is not the one that the database was used with, which has the identity ${head.blobStoreId}.`,
    )
  yield { kind: "instance", head }
  for await (const table of snapshot.tables()) yield { kind: "table", ...table }
  for await (const batch of snapshot.blobs()) {
    for await (const part of blobParts(batch)) {
      if (part.kind === "absent") onAbsent(part.blob, part.absence)
      yield part
    }
  }
  await snapshot.checkHold()
}

/** One of each kind of bytes. */
const distinct = (batch: readonly NamedBlob[]): readonly NamedBlob[] => [
  ...new Map(batch.map((blob) => [blob.checksum, blob])).values(),
]

/** The part of a blob, and whether its bytes had to be copied. */
const copyTo = async (
  { media }: BackupFolder,
  blobs: Blobs,
  blob: NamedBlob,
): Promise<readonly [BackupPart, boolean]> => {
  const part: BackupPart = { kind: "blob", blob, content: null }
  if (await media.has(blob)) return [part, false]
  const content = await blobs.open(keyOf(blob), null)
  if (content === null) return [{ kind: "absent", blob, absence: "missing" }, false]
  try {
    await media.put(
      blob,
      withChecksum(content, blob, () => new DamagedAtSource("The bytes are other ones than the row says.")),
    )
    return [part, true]
  } catch (error) {
    if (!(error instanceof DamagedAtSource)) throw error
    return [{ kind: "absent", blob, absence: "damaged" }, false]
  }
}

/** The same bytes. Reports them as damaged, and lets the writer note it, if they are not those of the row. */
async function* reporting(bytes: Bytes, blob: NamedBlob, onAbsent: OnAbsent): AsyncGenerator<Uint8Array> {
  yield* withChecksum(bytes, blob, () => {
    onAbsent(blob, "damaged")
    return new DamagedAtSource("The bytes are other ones than the row says.")
  })
}

/** A name that no backup has, should two be taken within a millisecond. */
const freeName = async (folder: BackupFolder): Promise<string> => {
  const names = await folder.names()
  for (;;) {
    const name = backupName(new Date())
    if (!names.includes(name)) return name
    await setTimeout(1)
  }
}

const prune = async (folder: BackupFolder, keep: number): Promise<void> => {
  const names = await folder.names()
  const [ended, kept] = [names.slice(0, -keep), names.slice(-keep)]
  for (const name of ended) await folder.remove(name)
  const [oldest] = kept
  if (oldest !== undefined) await folder.media.removeUnneeded(timeOf(oldest))
}

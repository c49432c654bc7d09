import { BrokenBackup } from "../../adapters/instance-backup/broken-backup.ts"
import { DamagedAtSource } from "../../adapters/instance-backup/frames.ts"
import type { BackupTotals } from "../../adapters/instance-backup/parts.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import type { NamedBlob } from "../../core/ports/instance-rows.ts"
import type { OnAbsent } from "./back-up.ts"
import type { ReadableBackup } from "./read-parts.ts"

/** More checksums than this are not remembered, and their files are read again for the next backup. */
const MOST_REMEMBERED = 200_000

/** Checks every byte of backups, each file of media once. `check` throws `BrokenBackup` if something is wrong. */
export const verifier = (onAbsent: OnAbsent): { check(backup: ReadableBackup): Promise<BackupTotals> } => {
  const right = new Set<string>()
  const checkFile = async ({ folder }: ReadableBackup, blob: NamedBlob): Promise<void> => {
    if (folder === null) throw new BrokenBackup(`The backup is broken: it has no bytes of medium ${blob.mediaId}.`)
    const name = `${blob.checksum} ${blob.size}`
    if (right.has(name)) return
    if (!(await folder.media.has(blob)))
      throw new BrokenBackup(`The file of medium ${blob.mediaId} of tree ${blob.treeId} is missing or damaged.`)
    if (right.size < MOST_REMEMBERED) right.add(name)
  }
  return {
    check: async (backup) => {
      for await (const part of backup.parts()) {
        if (part.kind === "end") return part.totals
        if (part.kind === "table") await readAll(part.text)
        if (part.kind === "absent") onAbsent(part.blob, part.absence)
        if (part.kind !== "blob") continue
        if (part.content === null) await checkFile(backup, part.blob)
        else if (!(await isWhole(part.content))) onAbsent(part.blob, "damaged")
      }
      throw new BrokenBackup("The backup is broken: it has no end.")
    },
  }
}

const readAll = async (bytes: Bytes): Promise<void> => {
  for await (const _ of bytes);
}

/** False if the backup says that the bytes were damaged when it was taken. */
const isWhole = async (bytes: Bytes): Promise<boolean> => {
  try {
    await readAll(bytes)
    return true
  } catch (error) {
    if (error instanceof DamagedAtSource) return false
    throw error
  }
}

import { open, readdir, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { type BackupKey, decrypted, encrypted, secretName } from "./encryption.ts"
import { makeFolder, PART, unlessMissing, writeWhole } from "./files.ts"
import { checksumOf } from "./measured.ts"

/** The size and the checksum of the bytes of a medium. */
export interface Fingerprint {
  readonly size: number
  readonly checksum: string
}

/**
 * The files of media in a folder with backups. A file is named after the checksum of its bytes, so that backups
 * share it. Its time is that of the last backup that needs it.
 */
export interface MediaFiles {
  /** Whether there is a file with exactly these bytes. All of it is read. */
  has(blob: Fingerprint): Promise<boolean>
  /** Stores the bytes under this checksum, which the caller has checked, and replaces a damaged file. */
  put(blob: Fingerprint, bytes: Bytes): Promise<void>
  /** Notes that a backup of this time needs the file. */
  need(blob: Fingerprint, at: Date): Promise<void>
  /** The bytes; null if there is no file. */
  open(blob: Fingerprint): Promise<Bytes | null>
  /** Removes the files that no backup of this time or later needs, and returns their number. */
  removeUnneeded(since: Date): Promise<number>
}

const CHECKSUM = /^sha256:([0-9a-f]{64})$/
const CHUNK = 262_144

/** File systems round times. */
const ROUNDING_MS = 2_000

export const mediaFiles = (folder: string, key: BackupKey | null): MediaFiles => {
  const nameOf = ({ checksum }: Fingerprint): string => {
    const digest = CHECKSUM.exec(checksum)?.[1]
    if (digest === undefined) throw new BrokenBackup("The backup is broken: a medium has no SHA-256 checksum.")
    return key === null ? digest : secretName(key, checksum)
  }
  const pathOf = (blob: Fingerprint): string => join(folder, nameOf(blob).slice(0, 2), nameOf(blob))
  const read = async (path: string): Promise<Bytes | null> => {
    const file = await unlessMissing(open(path))
    if (file === null) return null
    const bytes: Bytes = file.createReadStream({ highWaterMark: CHUNK })
    return key === null ? bytes : decrypted(bytes, () => Promise.resolve(key))
  }
  return {
    has: async (blob) => {
      const bytes = await read(pathOf(blob))
      if (bytes === null) return false
      try {
        const { size, checksum } = await checksumOf(bytes)
        return size === blob.size && checksum === blob.checksum
      } catch (error) {
        if (error instanceof BrokenBackup) return false
        throw error
      }
    },
    put: async (blob, bytes) => {
      const path = pathOf(blob)
      await makeFolder(join(folder, nameOf(blob).slice(0, 2)))
      await writeWhole(path, key === null ? bytes : encrypted(bytes, key))
    },
    need: async (blob, at) => {
      const path = pathOf(blob)
      const { mtime } = await stat(path)
      // The clock may have been set back since the last backup.
      if (mtime < at) await utimes(path, at, at)
    },
    open: (blob) => read(pathOf(blob)),
    removeUnneeded: async (since) => {
      let removed = 0
      for (const part of await readdir(folder)) {
        for (const name of await readdir(join(folder, part))) {
          const path = join(folder, part, name)
          const { mtimeMs } = await stat(path)
          if (!name.endsWith(PART) && mtimeMs >= since.getTime() - ROUNDING_MS) continue
          await rm(path)
          removed += 1
        }
      }
      return removed
    },
  }
}

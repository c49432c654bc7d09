import { BrokenBackup } from "../../adapters/instance-backup/broken-backup.ts"
import { type BackupFolder, openBackupFolder } from "../../adapters/instance-backup/folder.ts"
import { type ReadPart, readBackup } from "../../adapters/instance-backup/read-backup.ts"
import { unsealed } from "../../adapters/instance-backup/sealed.ts"
import type { Bytes } from "../../core/ports/blobs.ts"

/** A backup to be read once. */
export interface ReadableBackup {
  /** Its name, or `standard input`. */
  readonly name: string
  parts(): AsyncIterable<ReadPart>
  /** The folder with its media; null if they are among its parts. */
  readonly folder: BackupFolder | null
}

/** The backup on a stream. */
export const backupOnStream = (bytes: Bytes, passphrase: string | null): ReadableBackup => ({
  name: "standard input",
  parts: () => readBackup(unsealed(bytes, passphrase)),
  folder: null,
})

/** All backups in a folder, the oldest first. Throws `BrokenBackup` if there is none. */
export const backupsInFolder = async (
  path: string,
  passphrase: string | null,
): Promise<readonly [ReadableBackup, ...ReadableBackup[]]> => {
  const folder = await openBackupFolder(path, passphrase)
  const [first, ...more] = (await folder.names()).map((name) => ({
    name,
    parts: () => readBackup(folder.read(name)),
    folder,
  }))
  if (first === undefined) throw new BrokenBackup(`${path} contains no complete backup.`)
  return [first, ...more]
}

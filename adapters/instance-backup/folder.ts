import { open, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import * as t from "io-ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { type BackupKey, decrypted, encrypted, KeyDerivation, keyFor, newKey } from "./encryption.ts"
import { makeFolder, PART, unlessMissing, writeWhole } from "./files.ts"
import { type MediaFiles, mediaFiles } from "./media-files.ts"

/** A folder with backups, which share the files of media. */
export interface BackupFolder {
  readonly media: MediaFiles
  /** The names of its backups, the oldest first. A name is the time of the backup. */
  names(): Promise<readonly string[]>
  /** Writes the rows of a backup. It exists only when all of them are on the disk. */
  write(name: string, bytes: Bytes): Promise<void>
  read(name: string): Bytes
  remove(name: string): Promise<void>
  /** Removes the parts of files that killed backups left. */
  removeLeftovers(): Promise<void>
  pathOf(name: string): string
}

/** The file that makes a folder one of backups. */
const MARK = "stemma-backup.json"
const ROWS = ".rows"
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z)\.rows$/

const Mark = t.readonly(
  t.type({ format: t.literal("stemma-backup"), version: t.number, encryption: t.union([KeyDerivation, t.null]) }),
)

/** The name of a backup of this time. */
export const backupName = (at: Date): string => at.toISOString().replaceAll(":", "-")

/** The time in the name of a backup. */
export const timeOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"))

/** When the last backup in this folder was taken; null if there is none or the folder cannot be read. */
export const lastBackupIn = async (path: string): Promise<Date | null> => {
  const last = (await namesIn(path).catch(() => [])).at(-1)
  return last === undefined ? null : timeOf(last)
}

const namesIn = async (path: string): Promise<readonly string[]> =>
  (await readdir(path)).flatMap((file) => NAME.exec(file)?.[1] ?? []).sort()

/**
 * Opens a folder with backups. Throws `BrokenBackup` if it is none, or if the passphrase is not the one of its backups.
 */
export const openBackupFolder = async (path: string, passphrase: string | null): Promise<BackupFolder> => {
  const text = await unlessMissing(readFile(join(path, MARK), "utf8"))
  if (text === null) throw new BrokenBackup(`${path} is not a folder with backups of Stemma: it has no ${MARK}.`)
  const { encryption } = markOf(text, path)
  if (encryption === null && passphrase !== null)
    throw new BrokenBackup(`The backups in ${path} are not encrypted, but BACKUP_PASSPHRASE is set.`)
  if (encryption !== null && passphrase === null)
    throw new BrokenBackup(`The backups in ${path} are encrypted: set BACKUP_PASSPHRASE.`)
  return folderOf(path, encryption === null || passphrase === null ? null : await keyFor(passphrase, encryption))
}

/** The same. Creates the folder if it is missing or empty, with encryption if there is a passphrase. */
export const openOrMakeBackupFolder = async (path: string, passphrase: string | null): Promise<BackupFolder> => {
  await makeFolder(path)
  const present = await readdir(path)
  if (!present.includes(MARK)) {
    // A start that was killed may have left the file half written.
    if (present.some((name) => name !== MARK + PART))
      throw new BrokenBackup(`${path} contains other files: name an empty folder, or one with backups of Stemma.`)
    const encryption = passphrase === null ? null : (await newKey(passphrase)).derivation
    const mark = { format: "stemma-backup", version: 1, encryption }
    await writeWhole(join(path, MARK), piecesOf(`${JSON.stringify(mark, null, 2)}\n`))
  }
  const folder = await openBackupFolder(path, passphrase)
  await makeFolder(join(path, "media"))
  return folder
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const markOf = (text: string, path: string): t.TypeOf<typeof Mark> => {
  try {
    const mark: unknown = JSON.parse(text)
    if (Mark.is(mark) && mark.version === 1) return mark
    if (Mark.is(mark)) throw new BrokenBackup(`The format of the backups in ${path} is newer: use a newer Stemma.`)
  } catch (error) {
    if (error instanceof BrokenBackup) throw error
  }
  throw new BrokenBackup(`${join(path, MARK)} cannot be read.`)
}

const folderOf = (path: string, key: BackupKey | null): BackupFolder => {
  const pathOf = (name: string): string => join(path, name + ROWS)
  return {
    media: mediaFiles(join(path, "media"), key),
    names: () => namesIn(path),
    write: (name, bytes) => writeWhole(pathOf(name), key === null ? bytes : encrypted(bytes, key)),
    read: (name) => {
      const bytes = readFileAt(pathOf(name))
      return key === null ? bytes : decrypted(bytes, () => Promise.resolve(key))
    },
    remove: (name) => rm(pathOf(name)),
    removeLeftovers: async () => {
      for (const file of await readdir(path)) if (file.endsWith(PART)) await rm(join(path, file), { force: true })
    },
    pathOf,
  }
}

async function* readFileAt(path: string): AsyncGenerator<Uint8Array> {
  const file = await unlessMissing(open(path))
  if (file === null) throw new BrokenBackup(`There is no backup ${path}.`)
  yield* file.createReadStream({ highWaterMark: 262_144 })
}

import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { openOrMakeBackupFolder } from "../../adapters/instance-backup/folder.ts"
import type { BackupTotals } from "../../adapters/instance-backup/parts.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { type Config, readConfig } from "../config.ts"
import { backUpToFolder, backUpToStream, type OnAbsent } from "../instance/back-up.ts"
import { openAlone, openBesideService } from "../instance/open-instance.ts"
import { backupOnStream, backupsInFolder, type ReadableBackup } from "../instance/read-parts.ts"
import { restoreBackup } from "../instance/restore.ts"
import { verifier } from "../instance/verify.ts"
import { startFailure } from "../start/failure.ts"
import { type BackupTask, readBackupArguments } from "./backup-arguments.ts"
import { print, printMessage } from "./print.ts"

/** The exit codes of commands on backups. */
const exit = { done: 0, failed: 1, misused: 2, mediaMissing: 3 } as const

const say = (code: number, line: string): number => {
  printMessage(line)
  return code
}

/** Runs a command on backups of the whole instance, and returns its exit code. `usage` is shown for wrong arguments. */
export const runBackupCommand = async (words: readonly string[], usage: string): Promise<number> => {
  const task = readBackupArguments(words)
  if (E.isLeft(task)) return say(exit.misused, `${task.left}\n\n${usage}`)
  const config = readConfig()
  if (E.isLeft(config)) return say(exit.failed, config.left)
  return run(task.right, config.right).catch((error: unknown) => say(exit.failed, reasonOf(error, config.right)))
}

const reasonOf = (error: unknown, config: Config): string => {
  // Errors of files have codes like those of the network.
  if (error instanceof StoreUnavailable) return startFailure(error, config)
  return error instanceof Error ? error.message : String(error)
}

const run = (task: BackupTask, config: Config): Promise<number> => {
  if (task.verb === "backup") return backUp(task, config)
  return task.verb === "verify" ? verify(task, config) : restore(task, config)
}

/** Media are listed as they are found, because there may be many. */
const onAbsent: OnAbsent = ({ treeId, mediaId }, absence) =>
  printMessage(
    absence === "missing"
      ? `Missing in the store: the bytes of medium ${mediaId} of tree ${treeId}.`
      : `Damaged in the store: the bytes of medium ${mediaId} of tree ${treeId} do not match their checksum.`,
  )

const ended = ({ absent }: BackupTotals): number =>
  absent === 0
    ? exit.done
    : say(
        exit.mediaMissing,
        `The bytes of ${counted(absent, "medium", "media")} are not in the backup; everything else is.`,
      )

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`

const contents = ({ tables, blobs }: BackupTotals): string => {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${counted(rows, "row", "rows")} and ${counted(blobs, "medium", "media")}`
}

const backUp = async (
  { target, keep }: Extract<BackupTask, { readonly verb: "backup" }>,
  config: Config,
): Promise<number> => {
  const { passphrase } = config.backup
  if (target === "-" && process.stdout.isTTY)
    return say(exit.misused, "Standard output is a terminal: redirect it to a file or another program.")
  const folder = target === "-" ? null : await openOrMakeBackupFolder(target, passphrase)
  const instance = await openBesideService(config)
  try {
    if (folder === null) {
      const write = (bytes: AsyncIterable<Uint8Array>) => pipeline(bytes, process.stdout, { end: false })
      const outcome = await backUpToStream(instance, write, { passphrase, onAbsent })
      printMessage(`Backed up ${contents(outcome)}.`)
      return ended(outcome)
    }
    const outcome = await backUpToFolder(instance, folder, { keep, onAbsent })
    print(`Backed up ${contents(outcome)} (${outcome.copied.toLocaleString("en")} copied) as ${outcome.path}.`)
    return ended(outcome)
  } finally {
    await instance.close()
  }
}

const verify = async (
  { target }: Extract<BackupTask, { readonly verb: "verify" }>,
  { backup: { passphrase } }: Config,
): Promise<number> => {
  const backups: readonly ReadableBackup[] =
    target === "-" ? [backupOnStream(process.stdin, passphrase)] : await backupsInFolder(target, passphrase)
  const { check } = verifier(onAbsent)
  let code: number = exit.done
  for (const backup of backups) {
    try {
      const totals = await check(backup)
      print(`${backup.name}: ${contents(totals)} are right.`)
      code = code === exit.done ? ended(totals) : code
    } catch (error) {
      code = say(exit.failed, `${backup.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return code
}

const restore = async (
  { target, at, reuseMedia }: Extract<BackupTask, { readonly verb: "restore" }>,
  config: Config,
): Promise<number> => {
  const { passphrase } = config.backup
  const backups =
    target === "-" ? [backupOnStream(process.stdin, passphrase)] : await backupsInFolder(target, passphrase)
  const backup = at === null ? backups.at(-1) : backups.find(({ name }) => name === at)
  if (backup === undefined)
    return say(exit.failed, `${target} has no backup ${at}. It has ${backups.map(({ name }) => name).join(", ")}.`)
  const instance = await openAlone(config)
  try {
    const totals = await restoreBackup(instance, backup, { reuseMedia, onAbsent })
    print(`Restored ${contents(totals)} of ${backup.name}.`)
    return ended(totals)
  } finally {
    await instance.close()
  }
}

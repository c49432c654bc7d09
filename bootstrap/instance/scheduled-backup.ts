import type { Logger } from "pino"
import type { Metrics } from "../../adapters/http/host/metrics.ts"
import { openOrMakeBackupFolder } from "../../adapters/instance-backup/folder.ts"
import { directOf } from "../../adapters/mikro-orm/connection/route.ts"
import type { Config } from "../config.ts"
import { routeOf } from "../stores/route.ts"
import type { Store } from "../stores/store.ts"
import { backUpToFolder } from "./back-up.ts"

interface ScheduledBackupWiring {
  readonly config: Config
  readonly log: Logger
  readonly store: Pick<Store, "address" | "blobs">
  readonly onOutcome: Metrics["countBackup"]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Throws an error of one line if `BACKUP_DIR` cannot be used. Creates the folder if it is missing. */
export const requireBackupDir = async ({ backup: { schedule, passphrase } }: Config): Promise<void> => {
  if (schedule === null) return
  await openOrMakeBackupFolder(schedule.dir, passphrase).catch((error: unknown) => {
    throw new Error(`BACKUP_DIR ${JSON.stringify(schedule.dir)} cannot be used: ${messageOf(error)}`)
  })
}

/**
 * Returns the job that takes a backup into `BACKUP_DIR`. It throws if the backup fails, and removes older ones only
 * after a backup with all media.
 */
export const scheduledBackup = ({ config, log, store, onOutcome }: ScheduledBackupWiring): (() => Promise<void>) => {
  const { schedule, keep, passphrase } = config.backup
  const { address, blobs } = store
  if (schedule === null || address === null) return () => Promise.reject(new Error("BACKUP_SCHEDULE is not set."))
  const instance = { url: directOf(routeOf(address.databaseUrl, config)), blobs, close: async () => {} }
  return async () => {
    try {
      const folder = await openOrMakeBackupFolder(schedule.dir, passphrase)
      const outcome = await backUpToFolder(instance, folder, {
        keep,
        onAbsent: ({ treeId, mediaId }, absence) =>
          log.error({ treeId, mediaId, absence }, "the bytes of a medium are not in the backup"),
      })
      const { path, blobs: media, copied, absent } = outcome
      onOutcome(absent === 0 ? "complete" : "incomplete")
      if (absent === 0) log.info({ path, media, copied }, "backup taken")
      else log.error({ path, media, copied, absent }, "backup taken without all media; older backups are kept")
    } catch (error) {
      onOutcome("failed")
      log.error({ err: error }, `The scheduled backup failed, and older backups are kept: ${messageOf(error)}`)
      throw error
    }
  }
}

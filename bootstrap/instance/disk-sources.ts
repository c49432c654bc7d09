import { freeBytesOn } from "../../adapters/files/free-space.ts"
import type { LoadSources } from "../../adapters/http/host/load-metrics.ts"
import { lastBackupIn } from "../../adapters/instance-backup/folder.ts"
import type { Config } from "../config.ts"

/** What the metrics show of the disks: those of `DATA_DIR` and, with a schedule of backups, of `BACKUP_DIR`. */
export const diskSources = ({
  databaseUrl,
  dataDir,
  backup: { schedule },
}: Pick<Config, "databaseUrl" | "dataDir" | "backup">): Pick<LoadSources, "freeBytes" | "lastBackup"> => ({
  freeBytes: async () => ({
    ...(databaseUrl?.startsWith("memory:") === true ? {} : { data: await freeBytesOn(dataDir) }),
    ...(schedule === null ? {} : { backups: await freeBytesOn(schedule.dir) }),
  }),
  ...(schedule === null ? {} : { lastBackup: () => lastBackupIn(schedule.dir) }),
})

import * as E from "fp-ts/lib/Either.js"
import { blobsOf } from "../stores/blobs.ts"
import { readConfig, settingWarnings } from "../config.ts"
import type { Config } from "../config.ts"
import type { DoctorCheck } from "../config/setting-table.ts"
import { openBesideService } from "../instance/open-instance.ts"
import { openDataDir } from "../start/data-dir.ts"
import { startFailure } from "../start/failure.ts"
import { checkDatabase, type DatabaseState } from "./check-database.ts"
import { checkPooler, checkServers } from "./check-servers.ts"
import { checkBucket, checkFiles } from "./check-media.ts"
import { checkMail, checkProviders, checkTraces } from "./check-services.ts"
import { checkBackups, checkDisk, checkSettings } from "./check-settings.ts"
import type { Say } from "./finding.ts"

/**
 * Checks everything that the settings name, and says what each check found. A check that fails stops no other. The
 * settings are those of `env`, by default of the environment.
 */
export const diagnose = async (say: Say, env?: NodeJS.ProcessEnv): Promise<void> => {
  for (const warning of settingWarnings(env)) say("warning", "settings", warning)
  const config = readConfig(env)
  if (E.isLeft(config)) return say("failure", "settings", config.left)
  await diagnoseWith(config.right, say)
}

const diagnoseWith = async (config: Config, say: Say): Promise<void> => {
  const attempt = async (check: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      say("failure", check, startFailure(error, config))
    }
  }
  for (const [name, check] of Object.entries(checks)) await attempt(name, () => check(config, say))
}

/** The bucket is checked whatever the database says. */
const checkStores = async (config: Config, say: Say): Promise<void> => {
  let database: DatabaseState = "unusable"
  let close = async (): Promise<void> => undefined
  try {
    await checkServers(config, say)
    const instance = await openBesideService(config)
    close = instance.close
    if (config.databaseDirectUrl !== null) checkPooler(instance.pooler, config, say)
    database = await checkDatabase(instance.url, config, say)
    if ((await checkBucket(config, instance.blobs, database, say)) && database === "ready")
      await checkFiles({ ...instance, s3: config.s3 }, say)
  } catch (error) {
    if (database === "unusable") await checkBucket(config, blobsOf(config), database, say)
    throw error
  } finally {
    await close()
  }
}

/** What looks at the settings that the table gives to each check, in this order. */
const checks: Readonly<Record<DoctorCheck, (config: Config, say: Say) => Promise<void>>> = {
  settings: async (config, say) => checkSettings(config, say),
  data: async (config, say) => {
    await openDataDir(config.dataDir)
    say("ok", "data", `${config.dataDir} can be written`)
    await checkDisk(config, say)
  },
  database: checkStores,
  backups: checkBackups,
  mail: checkMail,
  "sign-in": checkProviders,
  traces: checkTraces,
}

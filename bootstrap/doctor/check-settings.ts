import { access, constants, readdir, stat, statfs } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { openOrMakeBackupFolder } from "../../adapters/instance-backup/folder.ts"
import type { Config } from "../config.ts"
import type { Say } from "./finding.ts"

/** Settings that do not fit each other. */
export const checkSettings = ({ ownerEmails, publicUrl, host, trustProxy }: Config, say: Say): void => {
  say("ok", "settings", "all values are valid")
  if (ownerEmails.length === 0)
    say("warning", "settings", "OWNER_EMAIL is empty: set it to the address of the operator")
  if (publicUrl === null && host !== "127.0.0.1")
    say(
      "warning",
      "settings",
      "PUBLIC_URL is empty: set it to the address that clients use, so that links in mails work",
    )
  // The service itself speaks no TLS, so a proxy does.
  if (publicUrl?.startsWith("https:") === true && trustProxy === 0)
    say(
      "warning",
      "settings",
      "TRUST_PROXY is 0, but PUBLIC_URL begins with https: so there is a proxy: set TRUST_PROXY to the number of " +
        "proxies, or all clients count as one address",
    )
}

/** The free space of the disk of `DATA_DIR`, and the reserve. */
export const checkDisk = async ({ dataDir, minFreeBytes }: Config, say: Say): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free > minFreeBytes) return say("ok", "disk", `${mib(free)} are free, ${mib(minFreeBytes)} of them in reserve`)
  say(
    "failure",
    "disk",
    `MIN_FREE_BYTES keeps ${mib(minFreeBytes)} free, but the disk of DATA_DIR has only ${mib(free)}, so all writes ` +
      "are refused: make room, or lower MIN_FREE_BYTES",
  )
}

const mib = (bytes: number): string => `${Math.floor(bytes / 1_048_576).toLocaleString("en")} MiB`

/** The folder of scheduled backups. It changes nothing. */
export const checkBackups = async ({ backup: { schedule, passphrase } }: Config, say: Say): Promise<void> => {
  if (schedule === null) return say("ok", "backups", "none are scheduled; BACKUP_SCHEDULE schedules them")
  const dir = resolve(schedule.dir)
  const fault = await faultOf(dir)
  if (fault !== null) return say("failure", "backups", `BACKUP_DIR ${dir} cannot be used: ${fault}`)
  if (!(await exists(dir)))
    return say(
      "warning",
      "backups",
      `BACKUP_DIR ${dir} does not exist, and the start creates it: if it is on another disk, mount that first, or correct BACKUP_DIR`,
    )
  // A folder without backups would get its mark.
  if ((await readdir(dir)).length > 0) {
    const wrong = await openOrMakeBackupFolder(dir, passphrase).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (wrong !== null) return say("failure", "backups", `BACKUP_DIR ${dir} cannot be used: ${wrong}`)
  }
  say("ok", "backups", `${dir} can be written`)
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Why no folder can be written at this path, or be created there; null if one can. */
const faultOf = async (path: string): Promise<string | null> => {
  const found = await stat(path).catch((error: unknown) => error)
  if (found instanceof Error) {
    const code = "code" in found ? String(found.code) : found.message
    if (code === "ENOENT" && dirname(path) !== path) return faultOf(dirname(path))
    return code === "ENOTDIR" ? "a part of the path is a file" : `it cannot be read (${code})`
  }
  const isFolder = typeof found === "object" && found !== null && "isDirectory" in found
  if (isFolder && !(await stat(path)).isDirectory()) return `${path} is a file`
  return access(path, constants.W_OK | constants.X_OK).then(
    () => null,
    () => `this account may not write to ${path}`,
  )
}

import { parseArgs } from "node:util"
import * as E from "fp-ts/lib/Either.js"

/** The task of a command on backups of the whole instance. A target of `-` is standard output or input. */
export type BackupTask =
  | { readonly verb: "backup"; readonly target: string; readonly keep: number | null }
  | { readonly verb: "verify"; readonly target: string }
  | {
      readonly verb: "restore"
      readonly target: string
      /** The name of the backup in its folder; null for the latest. */
      readonly at: string | null
      readonly reuseMedia: boolean
    }

/** The commands on backups of the whole instance. */
export const backupVerbs: readonly string[] = ["backup", "verify", "restore"] satisfies readonly BackupTask["verb"][]

export const backupUsage = `Backups of the whole instance at DATABASE_URL or under DATA_DIR, its database and its media:
  stemma backup DIR|-                     takes a backup into a folder, or to standard output, while the service runs
    --keep NUMBER                         keeps so many backups in the folder, and removes older ones (all)
  stemma verify DIR|-                     checks every byte of all backups in a folder, or of one on standard input
  stemma restore DIR|-                    restores the latest one into an empty instance: all of it or nothing
    --at NAME                             the backup of this name, as 2026-01-31T02-00-00.000Z
    --reuse-media                         the store of media may be the one that the backup was taken of
  BACKUP_PASSPHRASE, or a file named by BACKUP_PASSPHRASE_FILE, encrypts and decrypts. Exit code 3: media are missing.
`

const options = {
  keep: { type: "string" },
  at: { type: "string" },
  "reuse-media": { type: "boolean" },
} as const

const optionsOf: Readonly<Record<BackupTask["verb"], readonly string[]>> = {
  backup: ["keep"],
  verify: [],
  restore: ["at", "reuse-media"],
}

const isVerb = (word: string | undefined): word is BackupTask["verb"] => word !== undefined && word in optionsOf

/** Reads the arguments of such a command. Left is one line with what is wrong. */
export const readBackupArguments = (words: readonly string[]): E.Either<string, BackupTask> => {
  const parsed = E.tryCatch(
    () => parseArgs({ args: [...words], options, allowPositionals: true }),
    (error) => (error instanceof Error ? error.message : String(error)),
  )
  if (E.isLeft(parsed)) return parsed
  const {
    values,
    positionals: [verb, target, ...more],
  } = parsed.right
  if (!isVerb(verb)) return E.left(`There is no command "${verb}".`)
  if (target === undefined)
    return E.left(`Name the folder of the backup, or - for standard ${verb === "backup" ? "output" : "input"}.`)
  if (more.length > 0) return E.left("There are too many arguments.")
  const stray = Object.keys(values).find((name) => !optionsOf[verb].includes(name))
  if (stray !== undefined) return E.left(`${verb} has no option --${stray}.`)
  if (verb === "verify") return E.right({ verb, target })
  if (verb === "restore") {
    if (values.at !== undefined && target === "-") return E.left("--at names a backup in a folder.")
    return E.right({ verb, target, at: values.at ?? null, reuseMedia: values["reuse-media"] === true })
  }
  if (values.keep === undefined) return E.right({ verb, target, keep: null })
  if (target === "-") return E.left("--keep is for backups in a folder.")
  return /^[1-9]\d{0,4}$/.test(values.keep)
    ? E.right({ verb, target, keep: Number(values.keep) })
    : E.left("--keep must be a whole number, 1 or more.")
}

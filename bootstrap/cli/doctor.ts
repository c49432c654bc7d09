import * as E from "fp-ts/lib/Either.js"
import { databaseHealth } from "../../adapters/mikro-orm/health.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { checkSmtp } from "../../adapters/smtp/mailer.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import { type Config, readConfig } from "../config.ts"
import { type Instance, openBesideService } from "../instance/open-instance.ts"
import { openDataDir } from "../start/data-dir.ts"
import { startFailure } from "../start/failure.ts"
import { print, printMessage } from "./print.ts"

type Level = "ok" | "warning" | "failure"

/** The clocks may differ by this much before sessions and links end at a time that surprises. */
const MOST_CLOCK_MS = 5_000
/** The number of files that are compared with the records. */
const MOST_FILES = 50_000

/** `stemma doctor`: one line per check, with a remedy unless it is ok. The code is 1 if a check fails. */
export const runDoctor = async (words: readonly string[]): Promise<number> => {
  if (words.length > 0) {
    printMessage("Usage: stemma doctor")
    return 2
  }
  let code = 0
  const say = (level: Level, check: string, finding: string): void => {
    if (level === "failure") code = 1
    print(`${level.padEnd(8)} ${check.padEnd(9)} ${finding}`)
  }
  const config = readConfig()
  if (E.isLeft(config)) {
    say("failure", "settings", config.left)
    return code
  }
  const attempt = async (check: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      say("failure", check, startFailure(error, config.right))
    }
  }
  checkSettings(config.right, say)
  await attempt("data", async () => {
    await openDataDir(config.right.dataDir)
    say("ok", "data", `${config.right.dataDir} can be written`)
  })
  await attempt("database", async () => {
    const instance = await openBesideService(config.right)
    try {
      if (await checkDatabase(instance, say)) await attempt("media", () => checkMedia(instance, say))
    } finally {
      await instance.close()
    }
  })
  await attempt("mail", () => checkMail(config.right, say))
  return code
}

type Say = (level: Level, check: string, finding: string) => void

const checkSettings = ({ ownerEmails, publicUrl, host }: Config, say: Say): void => {
  say("ok", "settings", "all values are valid")
  if (ownerEmails.length === 0)
    say("warning", "settings", "OWNER_EMAIL is empty: set it to the address of the operator")
  if (publicUrl === null && host !== "127.0.0.1")
    say(
      "warning",
      "settings",
      "PUBLIC_URL is empty: set it to the address that clients use, so that links in mails work",
    )
}

/** Returns whether the schema is up to date, so that its tables can be read. */
const checkDatabase = async ({ url }: Instance, say: Say): Promise<boolean> => {
  const { version, clockAheadMs, pending } = await databaseHealth(url)
  say("ok", "database", `PostgreSQL ${version} answers`)
  const seconds = Math.round(Math.abs(clockAheadMs) / 100) / 10
  if (Math.abs(clockAheadMs) <= MOST_CLOCK_MS) say("ok", "clock", `differs from the database by ${seconds} s`)
  else say("warning", "clock", `differs from the database by ${seconds} s: synchronise both with NTP`)
  if (pending.length === 0) say("ok", "schema", "up to date")
  else say("failure", "schema", `${pending.length} migrations are missing: run stemma migrate up`)
  return pending.length === 0
}

/** Compares the identity of the store of media with that of the database, and its files with the records. */
const checkMedia = async ({ url, blobs }: Instance, say: Say): Promise<void> => {
  const store = await openMikroOrmStore({ url, poolSize: 2 })
  try {
    await ownBlobStore({ uow: store.uow, blobs, newId })()
    let files = 0
    let orphans = 0
    for await (const entries of blobs.list()) {
      const keys = entries.map(({ key }) => key)
      const named = await store.reads.media.named(keys)
      files += keys.length
      orphans += keys.filter(({ mediaId }) => !named.has(mediaId)).length
      if (files >= MOST_FILES) break
    }
    say("ok", "media", `the store is the one of this database; ${files} files looked at`)
    if (orphans > 0)
      say("warning", "orphans", `${orphans} files have no record: the worker removes them after a day, if WORKER is on`)
    else say("ok", "orphans", "every file has a record")
  } finally {
    await store.close()
  }
}

const checkMail = async ({ mail }: Config, say: Say): Promise<void> => {
  if (mail === null)
    return say("warning", "mail", "SMTP_URL is empty: links are written to the log, and no mail is sent")
  const { host } = new URL(mail.url)
  try {
    await checkSmtp(mail.url)
    say("ok", "mail", `the server at ${host} accepts the sign-in`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say("failure", "mail", `the server at ${host} cannot be used: ${reason}. Correct SMTP_URL, or start the server.`)
  }
}

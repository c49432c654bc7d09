import manifest from "../package.json" with { type: "json" }
import { signatureTypes } from "../adapters/content-types/signatures.ts"
import { newDigest } from "../adapters/crypto/digest.ts"
import { tokens } from "../adapters/crypto/tokens.ts"
import { readJson } from "../adapters/json/json-stream.ts"
import { noSpool } from "../adapters/memory/spool.ts"
import { scryptPasswords } from "../adapters/scrypt/passwords.ts"
import { newId } from "../adapters/uuid/new-id.ts"
import { zipArchives } from "../adapters/zip/archives.ts"
import { type App, makeApp } from "../core/index.ts"
import type { Passwords } from "../core/ports/passwords.ts"
import type { Spool } from "../core/ports/spool.ts"
import type { Settings } from "../core/use-case/settings.ts"
import type { Config } from "./config.ts"
import type { Store } from "./store.ts"

/** The use cases over a store. */
export const appOver = async ({
  config,
  store,
  passwords,
  spool = noSpool,
}: {
  readonly config: Config
  readonly store: Pick<Store, "uow" | "reads" | "exportReads" | "backupReads" | "blobs" | "tries">
  readonly passwords?: Passwords
  readonly spool?: Spool
}): Promise<App> =>
  makeApp({
    ...store,
    settings: settingsOf(config),
    passwords: passwords ?? (await scryptPasswords()),
    tokens,
    newDigest,
    contentTypes: signatureTypes,
    archives: zipArchives,
    readJson,
    spool,
    newId,
    now: () => new Date(),
  })

const settingsOf = ({
  environment,
  sessionDays,
  requireEmailVerification,
  ownerEmails,
  aiProviders,
  maxMediaBytes,
  maxAccountBytes,
  maxGedcomBytes,
  maxBackupBytes,
}: Config): Settings => ({
  version: manifest.version,
  environment,
  sessionDays,
  requireEmailVerification,
  ownerEmails,
  aiProviders: aiProviders.map(({ name, model }) => ({ name, model })),
  maxMediaBytes,
  maxAccountBytes,
  maxGedcomBytes,
  maxBackupBytes,
})

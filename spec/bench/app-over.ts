import { sharpPictures } from "../../adapters/sharp/pictures.ts"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import { emailPasswordProvider } from "../../adapters/email-password/provider.ts"
import { type App, makeApp } from "../../core/index.ts"
import type { RehearsedUnitOfWork } from "../../core/ports/unit-of-work.ts"
import { webhookSenderOf } from "../../bootstrap/ports/webhook-sender.ts"

/** The settings of the service in benchmarks. */
export const settings = {
  version: "bench",
  environment: "bench",
  sessionDays: 30,
  requireEmailVerification: false,
  passwordSignIn: true,
  ownerEmails: [],
  registration: "open" as const,
  aiProviders: [],
  publicMedia: false,
  maxMediaBytes: 1_048_576,
  maxAccountBytes: null,
  accountBytesPerMinute: 0,
  maxGedcomBytes: 1_073_741_824,
  maxBackupBytes: 8_589_934_592,
}

/** The service without its HTTP side, over a migrated database. `wrap` may change how its transactions work. */
export const appOver = async (
  url: string,
  wrap: (uow: RehearsedUnitOfWork) => RehearsedUnitOfWork = (uow) => uow,
): Promise<{ readonly app: App; migrate(): Promise<void>; close(): Promise<void> }> => {
  const store = await openMikroOrmStore({ url })
  const passwords = await scryptPasswords({ logN: 4, r: 8, p: 1 })
  const app = makeApp({
    uow: wrap(store.uow),
    reads: store.reads,
    exportReads: store.exportReads,
    tries: store.tries,
    treeSignals: store.treeSignals,
    backupReads: store.backupReads,
    archives: zipArchives,
    readJson,
    webhookSender: webhookSenderOf({ webhookAllowPrivate: false }),
    spool: noSpool,
    blobs: memoryBlobs(),
    newDigest,
    contentTypes: signatureTypes,
    pictures: sharpPictures(),
    now: () => new Date(),
    newId,
    passwords,
    identityProviders: { password: emailPasswordProvider(passwords), redirecting: [] },
    tokens,
    settings,
  })
  return { app, migrate: async () => void (await store.migrate()), close: store.close }
}

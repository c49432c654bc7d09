import * as E from "fp-ts/lib/Either.js"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import type { AccountImport } from "../../core/backup/import-report.ts"
import { importAccount } from "../../core/commands/account/import-account.ts"
import type { UserId } from "../../core/domain/ids.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { BackupReads } from "../../core/ports/backup-reads.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { exportAccount } from "../../core/queries/account/export-account.ts"
import { newId, noon } from "./builders.ts"
import { atRest, unzipped } from "./zip.ts"

/** A store with all that a backup asks for. */
export interface BackedUpStore {
  readonly uow: UnitOfWork
  readonly reads: Reads
  readonly backupReads: BackupReads
  readonly blobs: Blobs
}

const now = () => noon
const settings = { maxMediaBytes: 1_048_576, maxAccountBytes: null, maxBackupBytes: 1_073_741_824 }

/** Someone's backup. */
export const takeBackup = async ({ backupReads, blobs }: BackedUpStore, userId: UserId): Promise<Buffer> => {
  const outcome = await exportAccount({ backupReads, blobs, archives: zipArchives, spool: noSpool, now })({
    userId,
    surface: "member",
  })
  if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left._tag}`)
  const chunks: Uint8Array[] = []
  for await (const chunk of outcome.right.bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Brings a backup back as trees of this user. */
export const bringBack = (
  { uow, reads, blobs }: BackedUpStore,
  userId: UserId,
  archive: Uint8Array,
): Promise<E.Either<DomainError, AccountImport>> =>
  importAccount({
    uow,
    reads,
    blobs,
    archives: zipArchives,
    readJson,
    newDigest,
    contentTypes: signatureTypes,
    newId,
    now,
    settings,
  })({ userId, sessionId: newId(), requestId: null }, { file: atRest(archive) })

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What a backup says, but for its moment: each id is the number of its first place. */
export const saidBy = async (
  archive: Uint8Array,
): Promise<{ readonly trees: unknown; readonly media: readonly Buffer[] }> => {
  const files = new Map(await unzipped(archive))
  const numbers = new Map<string, number>()
  const { trees } = JSON.parse(files.get("account.json")?.toString() ?? "", (_, item: unknown) => {
    if (typeof item !== "string" || !ID.test(item)) return item
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return number
  })
  files.delete("account.json")
  return { trees, media: [...files.values()] }
}

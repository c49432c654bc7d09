/*
 * Fills a tree with media of 16 MiB, takes its owner's backup, or brings it back, in a process of its own so that its memory is its own:
 *   node spec/bench/take-backup.ts fill|take|restore <database url> <blobs folder> <user id> <tree id> <MiB of media> <zip file>
 * Prints one line of JSON: seconds, peak RSS in MiB, bytes.
 */
import { randomBytes } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import { importAccount } from "../../core/commands/account/import-account.ts"
import { uploadMedia } from "../../core/commands/media/upload-media.ts"
import { TreeId, UserId } from "../../core/domain/ids.ts"
import type { ByteRange } from "../../core/ports/blobs.ts"
import { exportAccount } from "../../core/queries/account/export-account.ts"

const MIB = 1_048_576
const PIECE = 16

const [mode, url = "", folder = "", user, tree, mebibytes, zip = ""] = process.argv.slice(2)
const userId = UserId.decode(user)
const treeId = TreeId.decode(tree)
if (E.isLeft(userId) || E.isLeft(treeId))
  throw new Error(
    "usage: take-backup.ts fill|take|restore <database url> <blobs folder> <user id> <tree id> <MiB> <zip>",
  )

const store = await openMikroOrmStore({ url })
const blobs = filesBlobs(folder)
const now = () => new Date()
const settings = {
  version: "bench",
  environment: "bench",
  sessionDays: 30,
  requireEmailVerification: false,
  passwordSignIn: true,
  ownerEmails: [],
  registration: "open" as const,
  aiProviders: [],
  maxMediaBytes: PIECE * MIB,
  maxAccountBytes: null,
  accountBytesPerMinute: 0,
  maxGedcomBytes: 1_073_741_824,
  maxBackupBytes: 1_099_511_627_776,
}

const actor = { userId: userId.right, sessionId: newId<"SessionId">(), requestId: null }

const fill = async (): Promise<number> => {
  const upload = uploadMedia({
    uow: store.uow,
    reads: store.reads,
    blobs,
    newDigest,
    contentTypes: signatureTypes,
    newId,
    now,
    settings,
  })
  const bytes = async function* () {
    for (let piece = 0; piece < PIECE; piece++) yield randomBytes(MIB)
  }
  const fields = async () =>
    E.right({ title: null, identifiers: [], links: [], personId: null, eventId: null, sourceId: null })
  const receive = async () => E.right({ filename: "scan.bin", bytes: bytes(), fields })
  await blobs.establish(newId())
  for (let filled = 0; filled < Number(mebibytes); filled += PIECE) {
    const outcome = await upload(actor, { treeId: treeId.right, receive })
    if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left._tag}`)
  }
  return Number(mebibytes) * MIB
}

const take = async (): Promise<number> => {
  const exported = await exportAccount({
    backupReads: store.backupReads,
    blobs,
    archives: zipArchives,
    spool: noSpool,
    now,
  })({
    userId: userId.right,
    surface: "member",
  })
  if (E.isLeft(exported)) throw new Error(`refused: ${exported.left._tag}`)
  await pipeline(Readable.from(exported.right.bytes, { objectMode: false }), createWriteStream(zip))
  return (await stat(zip)).size
}

const restore = async (): Promise<number> => {
  const { size } = await stat(zip)
  const file = {
    size,
    open: (range?: ByteRange) =>
      createReadStream(zip, range === undefined ? {} : { start: range.first, end: range.last }),
  }
  const outcome = await importAccount({
    uow: store.uow,
    reads: store.reads,
    archives: zipArchives,
    readJson,
    blobs,
    newDigest,
    contentTypes: signatureTypes,
    newId,
    now,
    settings,
  })(actor, { file })
  if (E.isLeft(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.left)}`)
  return size
}

const start = performance.now()
const takeOrRestore = mode === "take" ? take : restore
const amount = await (mode === "fill" ? fill : takeOrRestore)()
const seconds = (performance.now() - start) / 1_000
console.log(JSON.stringify({ seconds, peakRssMiB: process.resourceUsage().maxRSS / 1_024, amount }))
await store.close()

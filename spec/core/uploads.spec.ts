import { expect } from "chai"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import * as E from "fp-ts/lib/Either.js"
import { importGedcom } from "../../core/commands/gedcom/import-gedcom.ts"
import { uploadGedcom } from "../../core/commands/gedcom/upload-gedcom.ts"
import { ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import type { Job } from "../../core/domain/job.ts"
import { purgeExpired } from "../../core/jobs/purge-expired.ts"
import { removeBlobs } from "../../core/jobs/remove-blobs.ts"
import { sweepBlobs } from "../../core/jobs/sweep-blobs.ts"
import { previewGedcom } from "../../core/queries/gedcom/preview-gedcom.ts"
import { newId } from "../support/builders.ts"
import { inChunks } from "../support/gedcom-bytes.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { plantTree } from "../support/store.ts"
import { granted, settings } from "../support/world.ts"

const MINUTE = 60_000

/** A tree, an upload for it, and a clock that a case sets. */
const anUpload = async () => {
  // Blobs have the time of the machine.
  let time = Date.now()
  const store = openMemoryStore()
  const ports = {
    ...store,
    blobs: memoryBlobs(),
    newDigest,
    contentTypes: signatureTypes,
    archives: zipArchives,
    newId,
    now: () => new Date(time),
    settings,
    recoveryDays: 30,
  }
  await ownBlobStore(ports)()
  const jobs: Job[] = []
  await store.worker.run(async (job) => void jobs.push(job))
  const { tree, owner } = await plantTree(store)
  const actor = { userId: owner.id, sessionId: newId<"SessionId">(), requestId: null }
  const bytes = new TextEncoder().encode(gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/"))
  const receive = async () => E.right({ bytes: inChunks(bytes), fields: async () => E.right({}) })
  const { id: uploadId, expiresAt } = granted(await uploadGedcom(ports)(actor, { treeId: tree.id, receive }))
  const file = { uploadId }
  return {
    ports,
    uploadId,
    jobs,
    minutes: (expiresAt.getTime() - time) / MINUTE,
    wait: (minutes: number): void => {
      time += minutes * MINUTE
    },
    preview: () => previewGedcom(ports)({ userId: owner.id, surface: "member" }, { treeId: tree.id, file }),
    importIt: () => importGedcom(ports)(actor, { treeId: tree.id, file, defaultAction: "new", resolutions: {} }),
    /** The hourly jobs. */
    cleanUp: async (): Promise<void> => {
      await purgeExpired(ports)()
      await sweepBlobs(ports)()
    },
    blobs: async (): Promise<number> => {
      let count = 0
      for await (const entries of ports.blobs.list()) count += entries.length
      return count
    },
  }
}

const messageOf = (outcome: E.Either<unknown, unknown>): string => JSON.stringify(outcome)

describe("An upload for an import", () => {
  it("can be used for an hour, and then says that it has expired", async () => {
    const { minutes, wait, preview, importIt } = await anUpload()
    expect(minutes).to.equal(60)
    wait(59)
    expect(E.isRight(await preview())).to.equal(true)
    wait(1)
    for (const outcome of [await preview(), await importIt()])
      expect(messageOf(outcome)).to.include("has expired. Upload the file again.").and.include("uploadId")
  })

  it("is removed with its bytes by the hourly jobs, but not while an import that began in time may read it", async () => {
    const { wait, cleanUp, blobs, ports, uploadId } = await anUpload()
    wait(119)
    await cleanUp()
    expect(await blobs()).to.equal(1)
    wait(2)
    await cleanUp()
    expect(await blobs()).to.equal(0)
    expect(await ports.reads.uploads.byId(uploadId)).to.equal(null)
  })

  it("goes with its bytes when it has been imported", async () => {
    const { importIt, jobs, blobs, ports } = await anUpload()
    expect(granted(await importIt()).persons.created).to.equal(1)
    const removal = jobs.find((job) => job.kind === "remove_blobs")
    if (removal === undefined) return expect.fail("no blob is removed")
    await removeBlobs(ports)(removal.treeId, removal.mediaIds)
    expect(await blobs()).to.equal(0)
    expect(messageOf(await importIt())).to.include("is not an upload of yours")
  })

  it("whose bytes are missing, as after the restore of a backup, is refused", async () => {
    const { ports, preview } = await anUpload()
    for await (const entries of ports.blobs.list()) for (const { key } of entries) await ports.blobs.remove(key)
    expect(messageOf(await preview())).to.include("is not an upload of yours")
  })
})

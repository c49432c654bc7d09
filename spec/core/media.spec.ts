import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { sweepBlobs } from "../../core/jobs/sweep-blobs.ts"
import {
  type IncomingFile,
  type MediaPorts,
  uploadMedia,
  type UploadMedia,
} from "../../core/commands/media/upload-media.ts"
import { deleteMedia } from "../../core/commands/media/delete-media.ts"
import { deleteTree } from "../../core/commands/tree/delete-tree.ts"
import { invalid } from "../../core/domain/errors.ts"
import type { MediaCreate } from "../../core/domain/evidence/media.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { newId } from "../support/builders.ts"
import { failure } from "../support/store.ts"
import { aWorld, refusal, type World } from "../support/world.ts"
import { member } from "../support/viewers.ts"

const HOUR = 3_600_000

const nothingTold: MediaCreate = {
  title: null,
  identifiers: [],
  links: [],
  personId: null,
  eventId: null,
  sourceId: null,
}

const text = async function* (content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}

const countOf = async (blobs: Blobs): Promise<number> => {
  let count = 0
  for await (const entries of blobs.list()) count += entries.length
  return count
}

const studio = async () => {
  const world = await aWorld()
  const blobs = memoryBlobs()
  const settings = {
    version: "0",
    environment: "test",
    sessionDays: 30,
    requireEmailVerification: false,
    passwordSignIn: true,
    ownerEmails: [],
    registration: "open" as const,
    aiProviders: [],
    maxMediaBytes: 100,
    maxAccountBytes: null,
    accountBytesPerMinute: 0,
    maxGedcomBytes: 1_048_576,
    maxBackupBytes: 1_048_576,
  }
  const ports: MediaPorts = {
    uow: world.store.uow,
    reads: world.store.reads,
    blobs,
    newDigest,
    contentTypes: signatureTypes,
    now: () => new Date(),
    newId,
    settings,
  }
  const actor = { userId: world.users.editor.id, sessionId: newId<"SessionId">(), requestId: null }
  const receive =
    (overrides: Partial<IncomingFile> = {}) =>
    async () =>
      E.right({ filename: "a.txt", bytes: text("hello"), fields: async () => E.right(nothingTold), ...overrides })
  const upload = (input: Partial<UploadMedia> = {}, over: Partial<MediaPorts> = {}) =>
    uploadMedia({ ...ports, ...over })(actor, { treeId: world.tree.id, receive: receive(), ...input })
  const sweep = (hoursLater: number) =>
    sweepBlobs({ ...world.store, blobs, newId, now: () => new Date(Date.now() + hoursLater * HOUR) })()
  return { world, blobs, ports, receive, upload, sweep }
}

const rowsOf = async (world: World): Promise<number> => {
  let count = 0
  for await (const batch of world.store.reads.media.ofTree(world.tree.id, member, { after: null, batch: 10 }))
    count += batch.length
  return count
}

describe("An upload", () => {
  it("is received only if its sender may write", async () => {
    const { world, ports, blobs } = await studio()
    for (const who of ["viewer", "stranger"] as const) {
      const actor = { userId: world.users[who].id, sessionId: newId<"SessionId">(), requestId: null }
      const receive = () => expect.fail("it was asked for")
      expect(refusal(await uploadMedia(ports)(actor, { treeId: world.tree.id, receive }))).to.equal("Forbidden")
      expect(refusal(await uploadMedia(ports)(actor, { treeId: newId(), receive }))).to.equal("NotFound")
    }
    expect(await countOf(blobs)).to.equal(0)
  })

  it("that is refused after its bytes came leaves none of them", async () => {
    const { world, blobs, upload, receive } = await studio()
    const fields = async () => E.left(invalid("title", "is too long"))
    expect(refusal(await upload({ receive: receive({ fields }) }))).to.equal("InvalidInput at title")
    expect(
      refusal(
        await upload({ receive: receive({ fields: async () => E.right({ ...nothingTold, personId: newId() }) }) }),
      ),
    ).to.equal("InvalidInput at person_id")
    expect(refusal(await upload({ receive: receive({ bytes: text("a".repeat(101)) }) }))).to.equal("TooLarge")
    expect([await countOf(blobs), await rowsOf(world)]).to.deep.equal([0, 0])
  })

  it("that is refused gets the reason, even if the blob store is gone by then", async () => {
    const { blobs, upload, receive, sweep } = await studio()
    const going: Blobs = { ...blobs, remove: () => Promise.reject(new StoreUnavailable("down")) }
    const fields = async () => E.left(invalid("title", "is too long"))
    expect(refusal(await upload({ receive: receive({ fields }) }, { blobs: going }))).to.equal("InvalidInput at title")
    expect([await sweep(3), await countOf(blobs)]).to.deep.equal([1, 0])
  })

  it("that breaks off leaves nothing, and says why", async () => {
    const { world, blobs, upload, receive } = await studio()
    const dead = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from("hel")
      throw new RangeError("the line went dead")
    }
    const fields = async () => {
      throw new RangeError("the line went dead")
    }
    expect(await failure(upload({ receive: receive({ bytes: dead() }) }))).to.be.instanceOf(RangeError)
    expect(await failure(upload({ receive: receive({ fields }) }))).to.be.instanceOf(RangeError)
    expect([await countOf(blobs), await rowsOf(world)]).to.deep.equal([0, 0])
  })

  it("has a row only when its bytes are kept", async () => {
    const { world, blobs, upload } = await studio()
    const down: Blobs = { ...blobs, put: () => Promise.reject(new StoreUnavailable("down")) }
    expect(await failure(upload({}, { blobs: down }))).to.be.instanceOf(StoreUnavailable)
    expect(await rowsOf(world)).to.equal(0)
  })

  it("keeps its bytes if it is unknown whether its row was written", async () => {
    const { world, blobs, upload } = await studio()
    const { uow } = world.store
    const lost = {
      run: async (work: Parameters<typeof uow.run>[0]) => {
        await uow.run(work)
        throw new StoreUnavailable("the answer to COMMIT was lost")
      },
    }
    expect(await failure(upload({}, { uow: lost }))).to.be.instanceOf(StoreUnavailable)
    expect([await countOf(blobs), await rowsOf(world)]).to.deep.equal([1, 1])
  })

  it("to a tree that is deleted meanwhile is refused", async () => {
    const { world, blobs, upload, receive } = await studio()
    const fields = async () => {
      await world.run("owner", deleteTree, { treeId: world.tree.id, ifMatch: null })
      return E.right(nothingTold)
    }
    expect(refusal(await upload({ receive: receive({ fields }) }))).to.equal("NotFound")
    expect(await countOf(blobs)).to.equal(0)
  })
})

describe("The sweep of blobs", () => {
  it("takes those that no row names, once they are older than any upload can be", async () => {
    const { world, blobs, upload, sweep } = await studio()
    await upload()
    await blobs.put({ treeId: world.tree.id, mediaId: newId() }, text("an orphan"))
    await blobs.put({ treeId: newId(), mediaId: newId() }, text("of a tree that is gone"))
    expect([await sweep(0), await sweep(1), await countOf(blobs)]).to.deep.equal([0, 0, 3])
    expect([await sweep(3), await countOf(blobs)]).to.deep.equal([2, 1])
  })

  it("leaves those of deleted media, which may come back", async () => {
    const { world, blobs, upload, sweep } = await studio()
    const media = await upload()
    if (E.isLeft(media)) throw new Error(media.left._tag)
    await world.edit(deleteMedia, { mediaId: media.right.id, ifMatch: null })
    expect([await sweep(1_000), await countOf(blobs)]).to.deep.equal([0, 1])
  })
})

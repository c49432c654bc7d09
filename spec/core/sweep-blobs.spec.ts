import { expect } from "chai"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import { sweepBlobs } from "../../core/jobs/sweep-blobs.ts"
import type { BlobKey, Blobs } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { aMedia, newId } from "../support/builders.ts"
import { commit, failure, plantTree } from "../support/store.ts"

const DAY_MS = 86_400_000
const ORPHANS = 25
const MOST = 10

const one = async function* (): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
}

const kinds: readonly (readonly [name: string, open: (folder: string) => Blobs])[] = [
  ["memory", () => memoryBlobs()],
  ["files", (folder) => filesBlobs(join(folder, "media"))],
]

for (const [name, open] of kinds) {
  describe(`The sweep of blobs on ${name}`, () => {
    let folder: string
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "stemma-sweep-"))
    })
    afterEach(() => rm(folder, { recursive: true }))

    /** A store with blobs of media in it, and orphans among them. */
    const aStore = async () => {
      const [store, blobs] = [openMemoryStore(), open(folder)]
      await ownBlobStore({ ...store, blobs, newId })()
      const { tree } = await plantTree(store)
      const media = Array.from({ length: 5 }, () => aMedia({ treeId: tree.id }))
      await commit(store, (transaction) => transaction.media.insert(media))
      const keys = [
        ...media.map(({ id: mediaId }) => ({ treeId: tree.id, mediaId })),
        ...Array.from({ length: ORPHANS }, (_, index) => ({
          treeId: index % 2 === 0 ? tree.id : newId<"TreeId">(),
          mediaId: newId<"MediaId">(),
        })),
      ]
      for (const key of keys) await blobs.put(key, one())
      return { store, blobs, media }
    }
    const left = async (blobs: Blobs): Promise<readonly string[]> => {
      const ids: string[] = []
      for await (const entries of blobs.list()) ids.push(...entries.map(({ key }) => key.mediaId))
      return ids
    }

    it("leaves the bytes of uploads that may still run, up to two hours", async () => {
      const { store, blobs } = await aStore()
      const before = await left(blobs)
      const HOUR_MS = 3_600_000
      const sweepAfter = (ms: number) => sweepBlobs({ ...store, blobs, newId, now: () => new Date(Date.now() + ms) })()
      expect(await sweepAfter(0)).to.equal(0)
      expect(await sweepAfter(HOUR_MS)).to.equal(0)
      expect(await left(blobs)).to.deep.equal(before)
      expect(await sweepAfter(3 * HOUR_MS)).to.equal(ORPHANS)
    })

    it("looks at a bounded number of blobs in a run, and goes on where the last run stopped, also after a restart", async () => {
      const { store, blobs, media } = await aStore()
      const removed: number[] = []
      for (let run = 0; run < 3; run++) {
        // Every run is one of another process.
        const sweep = sweepBlobs({ ...store, blobs, newId, now: () => new Date(Date.now() + DAY_MS) }, MOST)
        const before = (await left(blobs)).length
        removed.push(await sweep())
        expect(before - (await left(blobs)).length).to.be.at.most(MOST)
      }
      expect(removed.reduce((sum, count) => sum + count, 0)).to.equal(ORPHANS)
      expect(await left(blobs)).to.have.members(media.map(({ id }) => id))
    })

    it("comes round to blobs before the place where it began", async () => {
      const { store, blobs, media } = await aStore()
      const ports = { ...store, blobs, newId, now: () => new Date(Date.now() + DAY_MS) }
      await sweepBlobs(ports, MOST)()
      const early: BlobKey = JSON.parse(
        '{"treeId": "00000000-0000-7000-8000-000000000000", "mediaId": "00000000-0000-7000-8000-000000000001"}',
      )
      await blobs.put(early, one())
      await sweepBlobs(ports)()
      expect(await left(blobs)).to.have.members(media.map(({ id }) => id))
    })

    it("removes nothing of a store that belongs to another database", async () => {
      const { blobs } = await aStore()
      const sweep = sweepBlobs({ ...openMemoryStore(), blobs, newId, now: () => new Date(Date.now() + DAY_MS) })
      expect(await failure(sweep())).to.be.instanceOf(StoreUnavailable)
      expect(await left(blobs)).to.have.length(5 + ORPHANS)
    })
  })
}

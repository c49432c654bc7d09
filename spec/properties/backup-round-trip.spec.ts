import { expect } from "chai"
import fc from "fast-check"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { anyGedcom } from "../support/any-gedcom.ts"
import { anyMedia, mediaOf } from "../support/any-media.ts"
import { anyTree, anyTreeFacts, rowsOf } from "../support/any-tree.ts"
import { aUser } from "../support/builders.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { type BackedUpStore, bringBack, saidBy, takeBackup } from "../support/restored-account.ts"
import { plant, plantTree, type StoreUnderTest } from "../support/store.ts"
import { aWorld, granted } from "../support/world.ts"

type Store = Omit<BackedUpStore, "blobs"> & StoreUnderTest

const kinds: readonly (readonly [name: string, open: () => Promise<Store>, runs: number])[] = [
  ["memory", async () => openMemoryStore(), 150],
  ["PostgreSQL", freshStore, 25],
]

async function* chunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

for (const [name, open, numRuns] of kinds) {
  describe(`Any tree that is backed up and brought back (${name})`, () => {
    let store: Store
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    it("is the same tree except for its ids", async () => {
      const blobs = memoryBlobs()
      const backedUp: BackedUpStore = { ...store, blobs }
      await fc.assert(
        fc.asyncProperty(anyTreeFacts, anyTree, anyMedia, async (facts, tree, some) => {
          const [planted, other] = [await plantTree(store, facts), aUser()]
          const rows = rowsOf(planted.tree.id, tree)
          const { bytes, ...media } = mediaOf(planted.tree.id, rows, some)
          await plant(store, { users: [other], ...rows, ...media })
          for (const [mediaId, content] of bytes) await blobs.put({ treeId: planted.tree.id, mediaId }, chunk(content))
          const first = await takeBackup(backedUp, planted.owner.id)
          granted(await bringBack(backedUp, other.id, first))
          expect(await saidBy(await takeBackup(backedUp, other.id))).to.deep.equal(await saidBy(first))
        }),
        { numRuns },
      )
    })

    it("is the same with all that an import kept of a file", async () => {
      const backedUp: BackedUpStore = { ...store, blobs: memoryBlobs() }
      await fc.assert(
        fc.asyncProperty(anyGedcom("7.0"), async (text) => {
          const { tree, users, edit } = await aWorld("private", store)
          await edit(importRecords, { treeId: tree.id, file: uploadOf(text), defaultAction: "new", resolutions: {} })
          const first = await takeBackup(backedUp, users.owner.id)
          granted(await bringBack(backedUp, users.stranger.id, first))
          expect(await saidBy(await takeBackup(backedUp, users.stranger.id))).to.deep.equal(await saidBy(first))
        }),
        { numRuns },
      )
    })
  })
}

import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { anyTree, rowsOf } from "../support/any-tree.ts"
import { aUser } from "../support/builders.ts"
import { type BackedUpStore, bringBack, saidBy, takeBackup } from "../support/restored-account.ts"
import { plant, plantTree, type StoreUnderTest } from "../support/store.ts"

type Store = Omit<BackedUpStore, "blobs"> & StoreUnderTest

const kinds: readonly (readonly [name: string, open: () => Promise<Store>, runs: number])[] = [
  ["memory", async () => openMemoryStore(), 150],
  ["PostgreSQL", freshStore, 25],
]

for (const [name, open, numRuns] of kinds) {
  describe(`Any tree that is backed up and brought back (${name})`, () => {
    let store: Store
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    it("is the same tree, but for its ids", async () => {
      const backedUp: BackedUpStore = { ...store, blobs: memoryBlobs() }
      await fc.assert(
        fc.asyncProperty(anyTree, async (tree) => {
          const [planted, other] = [await plantTree(store), aUser()]
          await plant(store, { users: [other], ...rowsOf(planted.tree.id, tree) })
          const first = await takeBackup(backedUp, planted.owner.id)
          const outcome = await bringBack(backedUp, other.id, first)
          if (E.isLeft(outcome)) expect.fail(JSON.stringify(outcome.left))
          expect(await saidBy(await takeBackup(backedUp, other.id))).to.deep.equal(await saidBy(first))
        }),
        { numRuns },
      )
    })
  })
}

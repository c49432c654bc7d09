import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { eachAtOnce } from "../../core/lib/each-at-once.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { archiveOf, ids, soundAccount } from "../support/backup-file.ts"
import { aUser, newId } from "../support/builders.ts"
import { checksumOf, PIXEL } from "../support/media.ts"
import { type BackedUpStore, bringBack, takeBackup } from "../support/restored-account.ts"
import { failure, plant } from "../support/store.ts"
import { unzipped, zipOf } from "../support/zip.ts"

const MEDIA = 12

/** A backup of one tree with a dozen media objects. */
const archive = (): Buffer => {
  const account = soundAccount()
  const [tree] = account.trees
  const mediaIds = Array.from({ length: MEDIA }, () => newId<"MediaId">())
  if (tree !== undefined)
    tree.media = mediaIds.map((id) => ({
      ...tree.media[0],
      id,
      size: PIXEL.length,
      checksum: checksumOf(PIXEL),
      person_id: ids.emma,
    }))
  return zipOf(
    { name: "account.json", bytes: JSON.stringify(account) },
    ...mediaIds.map((id) => ({ name: `media/${id}`, bytes: PIXEL })),
  )
}

const countOf = async (blobs: Blobs): Promise<number> => {
  let count = 0
  for await (const entries of blobs.list()) count += entries.length
  return count
}

describe("An account's backup that is brought back", () => {
  const scene = async (
    changes: { readonly blobs?: Partial<Blobs>; readonly uow?: (uow: UnitOfWork) => UnitOfWork } = {},
  ) => {
    const [store, user, blobs] = [openMemoryStore(), aUser(), memoryBlobs()]
    await plant(store, { users: [user] })
    const changed: BackedUpStore = {
      ...store,
      blobs: { ...blobs, ...changes.blobs },
      uow: changes.uow?.(store.uow) ?? store.uow,
    }
    const trees = async () => await store.uow.run(async ({ memberships }) => E.right(await memberships.ofUser(user.id)))
    return { store, user, blobs, changed, trees }
  }

  it("keeps each blob under the new tree", async () => {
    const { user, blobs, changed } = await scene()
    const outcome = await bringBack(changed, user.id, archive())
    if (E.isLeft(outcome)) return expect.fail(JSON.stringify(outcome.left))
    const keys: string[] = []
    for await (const entries of blobs.list()) keys.push(...entries.map(({ key }) => key.treeId))
    expect(keys).to.deep.equal(Array.from({ length: MEDIA }, () => outcome.right.trees[0]?.id))
  })

  it("gives an xref to the first of the records that share it", async () => {
    const account = soundAccount()
    const [tree] = account.trees
    const [family, object] = tree?.records ?? []
    if (tree === undefined || family === undefined || object === undefined) return expect.fail("the backup has records")
    tree.records = [family, { ...object, xref: family.xref }]
    const { user, changed } = await scene()
    const outcome = await bringBack(changed, user.id, archiveOf(account))
    if (E.isLeft(outcome)) return expect.fail(JSON.stringify(outcome.left))
    const again = new Map(await unzipped(await takeBackup(changed, user.id))).get("account.json")?.toString() ?? ""
    const [restored] = JSON.parse(again).trees
    expect(restored.records.map(({ xref }: { readonly xref: string | null }) => xref)).to.deep.equal(["@F1@", null])
  })

  it("leaves nothing when the store of blobs fails on the way", async () => {
    const real = memoryBlobs()
    let puts = 0
    const put: Blobs["put"] = (key, bytes) =>
      ++puts === 7 ? Promise.reject(new StoreUnavailable("gone")) : real.put(key, bytes)
    const { user, changed, trees } = await scene({ blobs: { ...real, put } })
    expect(await failure(bringBack(changed, user.id, archive()))).to.be.instanceOf(StoreUnavailable)
    expect(await countOf(real)).to.equal(0)
    expect(puts).to.be.lessThan(MEDIA)
    expect(await trees()).to.deep.equal(E.right([]))
  })

  it("is reported even if stored files cannot be removed at once: the sweep finds them", async () => {
    const { user, changed, blobs } = await scene({
      blobs: { remove: () => Promise.reject(new StoreUnavailable("gone")) },
    })
    const account = soundAccount()
    Object.assign(account.trees[0]?.media[0] ?? {}, { checksum: `sha256:${"0".repeat(64)}` })
    const outcome = await bringBack(
      changed,
      user.id,
      zipOf({ name: "account.json", bytes: JSON.stringify(account) }, { name: `media/${ids.media}`, bytes: PIXEL }),
    )
    expect(E.isLeft(outcome)).to.equal(true)
    expect(await countOf(blobs)).to.equal(1)
  })

  it("leaves the blobs to the sweep if it is unknown whether the rows were stored", async () => {
    const uow = (): UnitOfWork => ({ run: () => Promise.reject(new StoreUnavailable("gone while it committed")) })
    const { user, changed, blobs } = await scene({ uow })
    expect(await failure(bringBack(changed, user.id, archive()))).to.be.instanceOf(StoreUnavailable)
    expect(await countOf(blobs)).to.equal(MEDIA)
  })

  it("stores the same rows when its transaction is tried again", async () => {
    const twice = (uow: UnitOfWork): UnitOfWork => ({
      run: async (work) => {
        await uow.run(async (transaction) => {
          await work(transaction)
          return E.left({ _tag: "Unauthenticated" })
        })
        return uow.run(work)
      },
    })
    const { user, changed, trees } = await scene({ uow: twice })
    const outcome = await bringBack(changed, user.id, archive())
    expect(E.isRight(outcome) && outcome.right.trees[0]?.counts).to.include({ persons: 2, media: MEDIA })
    const memberships = await trees()
    expect(E.isRight(memberships) && memberships.right.length).to.equal(1)
  })

  it("is refused, with nothing left, if the account was deleted meanwhile", async () => {
    const { user, changed, blobs, store, trees } = await scene()
    await store.uow.run(async ({ users }) => E.right(await users.update({ ...user, deletedAt: new Date() })))
    expect(await bringBack(changed, user.id, archive())).to.deep.equal(E.left({ _tag: "Unauthenticated" }))
    expect(await countOf(blobs)).to.equal(0)
    expect(await trees()).to.deep.equal(E.right([]))
  })
})

describe("Things that are done a few at a time", () => {
  it("are all done, no more than so many at once", async () => {
    let [now, most] = [0, 0]
    const done: number[] = []
    await eachAtOnce(
      3,
      Array.from({ length: 20 }, (_, n) => n),
      async (thing) => {
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
        now--
        done.push(thing)
      },
    )
    expect(most).to.equal(3)
    expect(done.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, n) => n))
  })

  it("fail when those that were begun are over, and the rest is left", async () => {
    const [begun, ended]: [number[], number[]] = [[], []]
    const failing = eachAtOnce(2, [0, 1, 2, 3, 4], async (thing) => {
      begun.push(thing)
      if (thing === 0) throw new Error("no")
      await new Promise((resolve) => setTimeout(resolve, 10))
      ended.push(thing)
    })
    expect(await failure(failing)).to.have.property("message", "no")
    expect([begun, ended]).to.deep.equal([[0, 1], [1]])
  })
})

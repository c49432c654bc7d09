import { expect } from "chai"
import type { BlobKey, Blobs, Bytes } from "../../core/ports/blobs.ts"
import { newId } from "../support/builders.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { failure } from "../support/store.ts"

const MIB = 1_048_576

const aKey = (overrides: Partial<BlobKey> = {}): BlobKey => ({ treeId: newId(), mediaId: newId(), ...overrides })

/** This number of bytes, with values that depend on their position. */
const numbered = (length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(at, at)
  return bytes
}

const inChunks = async function* (bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const allOf = async (bytes: Bytes | null): Promise<Buffer | null> => {
  if (bytes === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * What every blob store guarantees. `open` returns a store that all cases share and that may contain other blobs.
 */
export const blobsContract = (
  name: string,
  open: () => Promise<{ readonly blobs: Blobs; close(): Promise<void> }>,
): void => {
  describe(`Blobs on ${name}`, () => {
    let blobs: Blobs
    let close: () => Promise<void>
    before(async () => {
      ;({ blobs, close } = await open())
      await blobs.establish(newId())
    })
    after(() => close())

    const listed = async (key: BlobKey): Promise<readonly Date[]> => {
      const found: Date[] = []
      for await (const entries of blobs.list()) {
        for (const entry of entries)
          if (entry.key.treeId === key.treeId && entry.key.mediaId === key.mediaId) found.push(entry.modifiedAt)
      }
      return found
    }

    const keep = async (bytes: Uint8Array, chunk = 65_536): Promise<BlobKey> => {
      const key = aKey()
      await blobs.put(key, inChunks(bytes, chunk))
      return key
    }

    it("give back what was put, whatever its size and the size of its chunks", async () => {
      for (const [length, chunk] of [
        [0, 1],
        [1, 1],
        [1_000, 7],
        [MIB, 65_536],
        [8 * MIB - 1, 100_000],
        [8 * MIB, 3 * MIB],
        [17 * MIB + 5, 9 * MIB],
      ] as const) {
        const bytes = numbered(length)
        const kept = await allOf(await blobs.open(await keep(bytes, chunk), null))
        expect(kept?.equals(bytes), `${length} bytes`).to.equal(true)
      }
    })

    it("keep thumbnails beside a blob, list them under its key, and remove them with it", async () => {
      const key = await keep(numbered(100))
      const thumbnail = { ...key, thumbnail: 320 as const }
      expect(await blobs.open(thumbnail, null)).to.equal(null)
      await blobs.put(thumbnail, inChunks(numbered(40), 40))
      expect((await allOf(await blobs.open(thumbnail, null)))?.length).to.equal(40)
      expect((await allOf(await blobs.open(key, null)))?.length).to.equal(100)
      expect(await listed(key)).to.have.length(2)
      await blobs.remove(key)
      expect(await blobs.open(thumbnail, null)).to.equal(null)
      expect(await listed(key)).to.have.length(0)
    })

    it("give back a range, its ends included", async () => {
      const bytes = numbered(10 * MIB)
      const key = await keep(bytes)
      for (const [first, last] of [
        [0, 0],
        [0, 99],
        [5, 5],
        [9 * MIB, 10 * MIB - 1],
        [MIB - 1, 8 * MIB + 1],
        [0, 10 * MIB - 1],
      ] as const) {
        const part = await allOf(await blobs.open(key, { first, last }))
        expect(part?.equals(bytes.subarray(first, last + 1)), `${first} to ${last}`).to.equal(true)
      }
    })

    it("are opened as often as one likes, at once, and left in the middle", async () => {
      const bytes = numbered(3 * MIB)
      const key = await keep(bytes)
      for (let times = 0; times < 20; times++) for await (const _ of (await blobs.open(key, null)) ?? []) break
      const all = await Promise.all(Array.from({ length: 5 }, async () => allOf(await blobs.open(key, null))))
      expect(all.every((kept) => kept?.equals(bytes))).to.equal(true)
    })

    it("are none under a key that was never put", async () => {
      const key = await keep(numbered(10))
      expect(await blobs.open(aKey(), null)).to.equal(null)
      expect(await blobs.open(aKey({ treeId: key.treeId }), null)).to.equal(null)
      expect(await blobs.open(aKey({ mediaId: key.mediaId }), { first: 0, last: 1 })).to.equal(null)
    })

    it("are gone once removed, and what is gone or never was may be removed again", async () => {
      const key = await keep(numbered(10))
      const other = await keep(numbered(11))
      for (let times = 0; times < 2; times++) await blobs.remove(key)
      await blobs.remove(aKey())
      expect(await blobs.open(key, null)).to.equal(null)
      expect(await listed(key)).to.deep.equal([])
      expect((await allOf(await blobs.open(other, null)))?.length).to.equal(11)
    })

    it("are listed with the time of their making", async () => {
      const before = Date.now()
      const keys = [await keep(numbered(10)), await keep(numbered(0))]
      for (const key of keys) {
        const [modifiedAt, second] = await listed(key)
        // Stores keep seconds, and clocks of their own.
        expect(Math.abs((modifiedAt?.getTime() ?? 0) - before)).to.be.below(60_000)
        expect(second).to.equal(undefined)
      }
    })

    it("that break off leave nothing, early or late, and pass on why", async () => {
      for (const length of [0, 100, 7 * MIB, 20 * MIB]) {
        const key = aKey()
        const broken = async function* (): AsyncGenerator<Uint8Array> {
          yield* inChunks(numbered(length), 65_536)
          throw new RangeError("the line went dead")
        }
        expect(await failure(blobs.put(key, broken()))).to.be.instanceOf(RangeError)
        expect(await blobs.open(key, null), `${length} bytes`).to.equal(null)
        expect(await listed(key), `${length} bytes`).to.deep.equal([])
      }
    })

    it("keep the identity that they were given first, which is no blob", async () => {
      const id = await blobs.identity()
      expect(id).to.be.a("string")
      expect(await blobs.establish(newId())).to.equal(id)
      expect(await blobs.identity()).to.equal(id)
      for await (const entries of blobs.list())
        for (const { key } of entries) expect([key.treeId, key.mediaId]).to.not.include(id)
    })

    it("are listed in the order of their keys, from the beginning or after any of them", async () => {
      const trees = [newId<"TreeId">(), newId<"TreeId">()]
      for (const treeId of trees)
        for (let count = 0; count < 3; count++) await blobs.put(aKey({ treeId }), inChunks(numbered(9), 9))
      const names = async (after: BlobKey | null): Promise<readonly string[]> => {
        const found: string[] = []
        for await (const entries of blobs.list(after))
          found.push(...entries.map(({ key: { treeId, mediaId } }) => `${treeId}/${mediaId}`))
        return found
      }
      const all = await names(null)
      expect(all).to.deep.equal([...all].sort())
      for await (const entries of blobs.list())
        for (const { key } of entries) {
          const name = `${key.treeId}/${key.mediaId}`
          if (trees.includes(key.treeId)) expect(await names(key)).to.deep.equal(all.slice(all.indexOf(name) + 1))
        }
    })

    it("are not seen before they are whole", async () => {
      const key = aKey()
      const slow = async function* (): AsyncGenerator<Uint8Array> {
        yield numbered(9 * MIB)
        expect(await blobs.open(key, null)).to.equal(null)
        yield numbered(9 * MIB)
      }
      await blobs.put(key, slow())
      expect((await allOf(await blobs.open(key, null)))?.length).to.equal(18 * MIB)
    })
  })
}

const large = async function* (): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < 20; n++) yield Buffer.alloc(MIB)
}

const all = async (blobs: Blobs): Promise<void> => {
  for await (const _ of blobs.list());
}

const small = (): Bytes => inChunks(numbered(100), 100)

/** Everything that a store of blobs can be asked for but `establish`, by what it says of a blob that it has, or would have. */
const asked = (blobs: Blobs, key: BlobKey): Readonly<Record<string, () => Promise<unknown>>> => ({
  "put a small one": () => blobs.put(aKey({ treeId: key.treeId }), small()),
  "put a large one": () => blobs.put(aKey(), large()),
  open: () => blobs.open(key, null),
  "open a range": () => blobs.open(key, { first: 0, last: 9 }),
  remove: () => blobs.remove(key),
  list: () => all(blobs),
})

const expectUnavailable = async (calls: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> => {
  for (const [name, call] of Object.entries(calls))
    expect(await failure(call()), name).to.be.instanceOf(StoreUnavailable)
}

/** A store that is out of reach says so, whatever is asked of it, and never that there is no blob. */
export const blobsOutOfReachContract = (
  name: string,
  open: () => Promise<{ readonly blobs: Blobs; close(): Promise<void> }>,
): void => {
  it(`Blobs on ${name} are said to be unavailable, whatever is asked of them`, async () => {
    const { blobs, close } = await open()
    await expectUnavailable({ ...asked(blobs, aKey()), identity: () => blobs.identity() })
    await close()
  })
}

/** A store whose folder or bucket is removed is unavailable until it is established again. */
export const blobsWithoutHomeContract = (
  name: string,
  open: () => Promise<{ readonly blobs: Blobs; takeHomeAway(): Promise<void>; close(): Promise<void> }>,
): void => {
  it(`Blobs on ${name} are unavailable without their folder or bucket, until it is established again`, async () => {
    const { blobs, takeHomeAway, close } = await open()
    const [key, id, other] = [aKey(), newId<"BlobStoreId">(), newId<"BlobStoreId">()]
    expect(await blobs.establish(id)).to.equal(id)
    await blobs.put(key, small())
    await takeHomeAway()
    await expectUnavailable({ ...asked(blobs, key), identity: () => blobs.identity() })
    expect(await blobs.establish(other)).to.equal(other)
    expect(await blobs.identity()).to.equal(other)
    expect(await blobs.open(key, null)).to.equal(null)
    await blobs.put(key, small())
    expect((await allOf(await blobs.open(key, null)))?.length).to.equal(100)
    await close()
  })
}

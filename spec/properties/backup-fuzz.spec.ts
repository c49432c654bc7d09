import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { archiveOf, partsOf, soundAccount } from "../support/backup-file.ts"
import { aUser, newId } from "../support/builders.ts"
import { type BackedUpStore, bringBack } from "../support/restored-account.ts"
import { plant, type StoreUnderTest } from "../support/store.ts"
import { zipOf } from "../support/zip.ts"

type Store = Omit<BackedUpStore, "blobs"> & StoreUnderTest

/** A backup with some bytes changed, left out or put twice. */
const brokenBytes = fc
  .array(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom("flip", "cut", "twice", "end"),
      fc.integer({ min: 0, max: 255 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce<Buffer>((bytes, [place, change, byte]) => {
      const at = Math.floor(place * bytes.length)
      if (change === "end") return bytes.subarray(0, at)
      if (change === "cut") return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + byte)])
      if (change === "twice") return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - byte))])
      const changed = Buffer.from(bytes)
      if (at < changed.length) changed[at] = byte
      return changed
    }, archiveOf(soundAccount())),
  )

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    2_147_483_648,
    "",
    " ",
    "x",
    "\ud800",
    "\0",
    "9999-12-31T23:59:59.999Z",
    "0001-01-01T00:00:00Z",
    [],
    {},
    [[]],
    [{}],
    { __proto__: null },
  ),
  fc
    .constantFrom("hidden", "parent_child", "biological", "public", "2026-01-01T00:00:00Z")
    .map((word): unknown => word),
  fc.constant(null).map((): unknown => newId()),
  fc.json().map((text): unknown => JSON.parse(text)),
)

type Node = Record<string, unknown> | unknown[]
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const nodesOf = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []

/** A backup with a change in its JSON: another value, a value from elsewhere, an additional or a missing one. */
const brokenJson = fc
  .array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("set", "swap", "drop", "copy"), strange), {
    minLength: 1,
    maxLength: 3,
  })
  .map((changes) => {
    const account = soundAccount()
    for (const [node, field, change, value] of changes) {
      const nodes = nodesOf(account)
      const target = nodes[node % nodes.length]
      const keys = target === undefined ? [] : Object.keys(target)
      const key = keys[field % Math.max(keys.length, 1)]
      if (target === undefined || key === undefined) continue
      if (change === "drop") Reflect.deleteProperty(target, key)
      else if (change === "copy" && Array.isArray(target)) target.push(structuredClone(Reflect.get(target, key)))
      else Reflect.set(target, key, change === "swap" ? structuredClone(nodes[field % nodes.length]) : value)
    }
    return zipOf(...partsOf(account))
  })

const kinds: readonly (readonly [name: string, open: () => Promise<Store>, runs: number])[] = [
  ["memory", async () => openMemoryStore(), 1_500],
  ["PostgreSQL", freshStore, 300],
]

for (const [name, open, numRuns] of kinds) {
  describe(`A backup broken in any way (${name})`, () => {
    let store: Store
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    for (const [what, archive] of [
      ["in its bytes", brokenBytes],
      ["in what it says", brokenJson],
    ] as const) {
      it(`${what}, comes back whole or is refused with nothing left`, async () => {
        let taken = 0
        await fc.assert(
          fc.asyncProperty(archive, async (bytes) => {
            const [user, blobs] = [aUser(), memoryBlobs()]
            await plant(store, { users: [user] })
            const outcome = await bringBack({ ...store, blobs }, user.id, bytes)
            const owned = await store.uow.run(async ({ memberships }) => E.right(await memberships.ofUser(user.id)))
            if (E.isLeft(outcome)) {
              expect(outcome.left._tag).to.be.oneOf(["InvalidInput", "TooLarge"])
              expect(owned).to.deep.equal(E.right([]))
              for await (const entries of blobs.list()) expect(entries).to.deep.equal([])
            } else {
              taken++
              expect(E.isRight(owned) && owned.right.length).to.equal(outcome.right.trees.length)
            }
          }),
          { numRuns },
        )
        expect(taken).to.be.greaterThan(0).and.lessThan(numRuns)
      })
    }
  })
}

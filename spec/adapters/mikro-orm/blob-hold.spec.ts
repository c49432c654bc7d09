import { expect } from "chai"
import { withInstanceSnapshot } from "../../../adapters/mikro-orm/instance/snapshot.ts"
import { StoreBusy } from "../../../core/ports/unavailable.ts"
import { failure } from "../../support/store.ts"
import { freshStore, type FreshStore } from "./fresh-store.ts"

describe("While a backup is being taken", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const snapshot = <T>(work: () => Promise<T>) => withInstanceSnapshot(store.url, "1.0.0", work)

  it("no job removes blobs, and afterwards jobs do", async () => {
    let removed = 0
    const remove = async (): Promise<void> => {
      removed += 1
    }
    expect(await snapshot(() => store.blobHold.unlessHeld(remove))).to.equal(false)
    expect(removed).to.equal(0)
    expect(await store.blobHold.unlessHeld(remove)).to.equal(true)
    expect(removed).to.equal(1)
  })

  it("no other one is taken", async () => {
    expect(await snapshot(() => failure(snapshot(async () => 1)))).to.be.instanceOf(StoreBusy)
    expect(await snapshot(async () => 1)).to.equal(1)
  })

  it("it begins when the removals that run have ended", async () => {
    const order: string[] = []
    const going = Promise.withResolvers<void>()
    const removal = store.blobHold.unlessHeld(async () => {
      order.push("removal begins")
      await going.promise
      order.push("removal ends")
    })
    while (order.length === 0) await new Promise((later) => setTimeout(later, 10))
    const taken = snapshot(async () => void order.push("snapshot"))
    setTimeout(() => going.resolve(), 300)
    await Promise.all([removal, taken])
    expect(order).to.deep.equal(["removal begins", "removal ends", "snapshot"])
  })
})

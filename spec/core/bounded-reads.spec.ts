import { expect } from "chai"
import type { Caller } from "../../core/ports/caller.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import { boundedReads } from "../../core/view/bounded-reads.ts"

const BEGUN = 62

const callerOf = (account: string): Caller => ({
  account,
  hasLeft: () => false,
  left: () => new AbortController().signal,
})

/** Lets everything that is ready run. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Reads that run until `finish` is called, with the number of those that run. */
const heldReads = () => {
  let running = 0
  let caller: Caller | null = null
  const waiting: (() => void)[] = []
  const bounded = boundedReads(() => caller, { running: 2, begun: BEGUN, refusal: "Too many reads are waiting." })
  const read = bounded(async (_: null, name: string) => {
    running += 1
    await new Promise<void>((resolve) => void waiting.push(resolve))
    running -= 1
    return name
  })
  return {
    begin: (by: Caller | null, name = "read"): Promise<string> => {
      caller = by
      return read(null, name)
    },
    running: () => running,
    finish: async (): Promise<void> => {
      for (await settled(); waiting.length > 0; await settled()) for (const end of waiting.splice(0)) end()
    },
  }
}

describe("Reads at the same time", () => {
  it("of one caller are two at a time, and each is answered with its own result", async () => {
    const { begin, running, finish } = heldReads()
    const all = Array.from({ length: 20 }, (_, at) => begin(callerOf("192.0.2.1"), `read ${at}`))
    await settled()
    expect(running()).to.equal(2)
    await finish()
    expect(await Promise.all(all)).to.deep.equal(Array.from({ length: 20 }, (_, at) => `read ${at}`))
  })

  it("of other callers do not wait for these, nor do those that the service reads itself", async () => {
    const { begin, running, finish } = heldReads()
    const all = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"].map((account) =>
      begin(callerOf(account)),
    )
    all.push(begin(null), begin(null))
    await settled()
    expect(running()).to.equal(6)
    await finish()
    expect(await Promise.all(all)).to.have.length(7)
  })

  it("are refused when more than 60 of the same caller wait, and are read again afterwards", async () => {
    const { begin, finish } = heldReads()
    const caller = callerOf("192.0.2.1")
    const all = Array.from({ length: BEGUN }, () => begin(caller))
    const refused = await begin(caller).catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(StoreBusy)
    await finish()
    await Promise.all(all)
    const next = begin(caller)
    await finish()
    expect(await next).to.equal("read")
  })
})

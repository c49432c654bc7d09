import { expect } from "chai"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import type { Lane } from "../../../adapters/mikro-orm/connection/lanes.ts"
import { readingBy } from "../../../adapters/mikro-orm/reading.ts"
import type { Caller } from "../../../core/ports/caller.ts"

describe("Reads of a request", () => {
  const caller: Caller = { account: "an account", hasLeft: () => false, left: () => new AbortController().signal }

  /** A read that takes so long, and the lanes that its request used. */
  const lanesUsed = async (times: readonly { readonly wait: number; readonly work: number }[]) => {
    const used: string[] = []
    let wait = 0
    const lane = (name: string): Lane => ({
      connect: async () => {
        used.push(name)
        await sleep(wait)
        return { client: Object.assign(new Client(), { release: () => {} }), release: () => {} }
      },
      load: () => ({ running: 0, waiting: 0 }),
    })
    const { short } = readingBy(
      { short: lane("short"), long: lane("long") },
      { caller: () => caller, watch: () => () => {} },
    )
    for (const time of times) {
      wait = time.wait
      await short(async () => {
        await sleep(time.work)
        return { rows: [], count: 0 }
      })
    }
    return used
  }

  it("go to the long lane once the request has used much of the database's time", async () => {
    expect(
      await lanesUsed([
        { wait: 0, work: 300 },
        { wait: 0, work: 0 },
      ]),
    ).to.deep.equal(["short", "long"])
  })

  it("stay in the short lane when the time was spent waiting for a connection", async () => {
    expect(
      await lanesUsed([
        { wait: 300, work: 0 },
        { wait: 0, work: 0 },
      ]),
    ).to.deep.equal(["short", "short"])
  })
})

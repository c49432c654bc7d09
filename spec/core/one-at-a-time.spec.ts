import { setTimeout } from "node:timers/promises"
import { expect } from "chai"
import { oneAtATime } from "../../core/lib/one-at-a-time.ts"
import { failure } from "../support/store.ts"

describe("Work that runs one at a time", () => {
  /** Starts work that takes some milliseconds, and logs its start and end. */
  const scene = () => {
    const log: string[] = []
    const run = oneAtATime()
    const work = (key: string, name: string, milliseconds: number) =>
      run(key, async () => {
        log.push(`${name} starts`)
        await setTimeout(milliseconds)
        log.push(`${name} ends`)
        if (name === "broken") throw new Error(name)
        return name
      })
    return { log, work }
  }

  it("keeps the order in which it arrived, and never overlaps", async () => {
    const { log, work } = scene()
    expect(await Promise.all([work("x", "a", 9), work("x", "b", 1)])).to.deep.equal(["a", "b"])
    expect(log).to.deep.equal(["a starts", "a ends", "b starts", "b ends"])
  })

  it("does not wait for work of another key", async () => {
    const { log, work } = scene()
    await Promise.all([work("x", "a", 20), work("y", "b", 1)])
    expect(log).to.deep.equal(["a starts", "b starts", "b ends", "a ends"])
  })

  it("goes on after work that failed", async () => {
    const { log, work } = scene()
    const outcomes = await Promise.allSettled([work("x", "broken", 1), work("x", "b", 1)])
    expect(outcomes.map(({ status }) => status)).to.deep.equal(["rejected", "fulfilled"])
    expect(log.at(-1)).to.equal("b ends")
  })
})

describe("Tasks that run one at a time, with a bound of patience,", () => {
  const never = new Promise<never>(() => undefined)

  it("fail if they wait too long", async () => {
    const run = oneAtATime({ ms: 1, waiting: 10, refusal: () => new Error("too long") })
    void run("tree", () => never)
    expect(await failure(run("tree", async () => "done"))).to.have.property("message", "too long")
    expect(await run("another tree", async () => "done")).to.equal("done")
  })

  it("fail if too many others wait already", async () => {
    const run = oneAtATime({ ms: 60_000, waiting: 0, refusal: () => new Error("too many") })
    void run("tree", () => never)
    expect(await failure(run("tree", async () => "done"))).to.have.property("message", "too many")
  })
})

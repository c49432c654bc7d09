import { setImmediate } from "node:timers/promises"
import { expect } from "chai"
import { limiter } from "../../core/lib/limiter.ts"

/** Work that ends when it is let go, and notes its beginning. */
const heldWork = (begun: number[], name: number) => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const work = (): Promise<number> => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(`work ${name} failed`)) }
}

describe("A limiter", () => {
  const inTurn = () => limiter({ running: 2, waiting: 3 }, () => new Error("full"))

  it("starts so many at once, and the others in the order in which they arrived", async () => {
    const [run, begun] = [inTurn(), [] as number[]]
    const all = [0, 1, 2, 3, 4].map((name) => heldWork(begun, name))
    const outcomes = all.map(({ work }) => run(work))
    await setImmediate()
    expect(begun).to.deep.equal([0, 1])
    all[1]?.end()
    await outcomes[1]
    await setImmediate()
    expect(begun).to.deep.equal([0, 1, 2])
    for (const { end } of all) end()
    expect(await Promise.all(outcomes)).to.deep.equal([0, 1, 2, 3, 4])
    expect(begun).to.deep.equal([0, 1, 2, 3, 4])
  })

  it("refuses what does not fit into its queue, and has room again when something has ended", async () => {
    const [run, begun] = [inTurn(), [] as number[]]
    const all = [0, 1, 2, 3, 4, 5, 6].map((name) => heldWork(begun, name))
    const outcomes = all.slice(0, 5).map(({ work }) => run(work))
    for (const { work } of all.slice(5, 6))
      expect(await run(work).catch((error: Error) => error.message)).to.equal("full")
    all[0]?.end()
    await outcomes[0]
    const last = run(all[6]?.work ?? expect.fail())
    for (const { end } of all) end()
    await Promise.all([...outcomes, last])
    expect(begun).to.deep.equal([0, 1, 2, 3, 4, 6])
  })

  it("goes on after work that failed", async () => {
    const [run, begun] = [inTurn(), [] as number[]]
    const all = [0, 1, 2].map((name) => heldWork(begun, name))
    const outcomes = all.map(({ work }) => run(work))
    all[0]?.fail()
    expect(await outcomes[0]?.catch((error: Error) => error.message)).to.equal("work 0 failed")
    for (const { end } of all) end()
    expect(await Promise.all(outcomes.slice(1))).to.deep.equal([1, 2])
  })
})

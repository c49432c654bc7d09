import { expect } from "chai"
import { shownInPieces } from "../../core/lib/each-in-pieces.ts"
import { nextTurn } from "../../core/lib/next-turn.ts"

describe("Work in pieces", () => {
  it("goes on with one piece in each turn of the event loop, in the order in which they came", async () => {
    const done: string[] = []
    const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve))
    const works = ["a", "b", "c"].map(async (name) => {
      await nextTurn()
      done.push(name)
    })
    await turnOfLoop()
    expect(done).to.deep.equal(["a"])
    await Promise.all(works)
    expect(done).to.deep.equal(["a", "b", "c"])
  })

  it("keeps the order of what it shows, without nulls, and lets other work come between", async () => {
    let others = 0
    const other = nextTurn().then(() => (others += 1))
    const shown = await shownInPieces([1, 2, 3, 4, 5], 2, (number) => (number === 4 ? null : number * 10))
    expect(shown).to.deep.equal([10, 20, 30, 50])
    expect(others).to.equal(1)
    await other
  })
})

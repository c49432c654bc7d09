import { expect } from "chai"
import { type EndTurn, openTurns, type Turns } from "../../core/lib/turns.ts"
import { failure } from "../support/store.ts"

const patient = new AbortController().signal

describe("Turns", () => {
  /** Asks for a turn, and notes under which name it was given. */
  const asking = (turns: Turns, given: string[]) => {
    const ends = new Map<string, EndTurn>()
    return {
      ask: (name: string, account: string | null, patience = patient) =>
        turns.take(account, patience).then((end) => {
          given.push(end === null ? `${name} refused` : name)
          if (end !== null) ends.set(name, end)
        }),
      end: (name: string) => (ends.get(name) ?? expect.fail(`${name} has no turn`))(),
    }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it("are given at once while there are some, and at most so many to one account", async () => {
    const turns = openTurns({ running: 3, runningPerAccount: 2, waiting: 10 })
    const first = turns.takeFree("Ada")
    expect([first, turns.takeFree("Ada")].map((end) => end !== null)).to.deep.equal([true, true])
    expect(turns.takeFree("Ada")).to.equal(null)
    expect(turns.takeFree("Bob")).to.not.equal(null)
    expect(turns.takeFree("Cem")).to.equal(null)
    first?.()
    // The end of a turn counts once.
    first?.()
    expect(turns.takeFree("Cem")).to.not.equal(null)
    expect(turns.takeFree("Dora")).to.equal(null)
  })

  it("go to the waiting accounts in rotation, however often one asks", async () => {
    const given: string[] = []
    const { ask, end } = asking(openTurns({ running: 1, runningPerAccount: 1, waiting: 10 }), given)
    for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, "Ada")
    void ask("b1", "Bob")
    void ask("c1", "Cem")
    for (const name of ["a1", "a2", "b1", "c1", "a3"]) {
      await settled()
      expect(given.at(-1)).to.equal(name)
      end(name)
    }
    await settled()
    expect(given).to.deep.equal(["a1", "a2", "b1", "c1", "a3", "a4"])
  })

  it("pass over an account that has all of its own, and serve it later", async () => {
    const given: string[] = []
    const { ask, end } = asking(openTurns({ running: 2, runningPerAccount: 1, waiting: 10 }), given)
    for (const [name, account] of [
      ["a1", "Ada"],
      ["a2", "Ada"],
      ["b1", "Bob"],
      ["c1", "Cem"],
    ] as const)
      void ask(name, account)
    await settled()
    expect(given).to.deep.equal(["a1", "b1"])
    end("b1")
    await settled()
    expect(given).to.deep.equal(["a1", "b1", "c1"])
    end("a1")
    await settled()
    expect(given).to.deep.equal(["a1", "b1", "c1", "a2"])
  })

  it("are refused when too many wait", async () => {
    const given: string[] = []
    const { ask } = asking(openTurns({ running: 1, runningPerAccount: 1, waiting: 2 }), given)
    for (const name of ["a", "b", "c", "d"]) void ask(name, name)
    await settled()
    expect(given).to.deep.equal(["a", "d refused"])
  })

  it("are not given to a request that has timed out, and do not count then", async () => {
    const given: string[] = []
    const turns = openTurns({ running: 1, runningPerAccount: 1, waiting: 2 })
    const { ask, end } = asking(turns, given)
    const patience = new AbortController()
    void ask("a", "Ada")
    const late = failure(turns.take("Bob", patience.signal))
    void ask("c", "Cem")
    patience.abort(new RangeError("too late"))
    expect(await late).to.be.instanceOf(RangeError)
    expect(await failure(turns.take("Bob", patience.signal))).to.be.instanceOf(RangeError)
    end("a")
    await settled()
    expect(given).to.deep.equal(["a", "c"])
  })

  it("of the service itself are bounded by the total only", () => {
    const turns = openTurns({ running: 3, runningPerAccount: 1, waiting: 0 })
    expect([1, 2, 3].map(() => turns.takeFree(null) !== null)).to.deep.equal([true, true, true])
    expect(turns.takeFree(null)).to.equal(null)
  })
})

import { expect } from "chai"
import * as t from "io-ts"
import { wire } from "../../../core/codec/wire.ts"
import { breather } from "../../../adapters/http/response/breather.ts"
import { jsonWriter } from "../../../adapters/http/response/json-writer.ts"
import { partWriter } from "../../../adapters/http/response/part-writer.ts"

const item = wire("Item", { id: t.number, aName: t.string })
const inner = wire("Inner", { items: t.readonlyArray(item), alone: item }, { others: t.readonlyArray(t.string) })
const outer = wire("Outer", { inner, aList: t.readonlyArray(item) }, { more: item })

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id, aName: `Name ${id}` }))

describe("An answer that is written in parts", () => {
  it("has the text that it has when it is written at once", () => {
    for (const count of [0, 1, 100, 101, 550]) {
      const values = [
        { inner: { items: items(count), alone: { id: 1, aName: "x" } }, aList: items(3) },
        {
          inner: { items: [], alone: { id: 1, aName: "x" }, others: ["a", "b"] },
          aList: items(count),
          more: items(1)[0],
        },
      ]
      for (const value of values)
        expect([...partWriter(outer)(value, "en")].join("")).to.equal(jsonWriter(outer)(value, "en"))
    }
  })

  it("has no part with more than a hundred items of a list", () => {
    const parts = [...partWriter(t.readonlyArray(item))(items(1_000), "en")]
    expect(Math.max(...parts.map((part) => part.split('"id"').length - 1))).to.equal(100)
  })
})

describe("The turns of answers", () => {
  /** Keeps the thread busy for longer than a turn lasts. */
  const work = (): void => {
    const end = performance.now() + 3
    while (performance.now() < end);
  }

  it("are given to one answer at a time, and the event loop goes round in between", async () => {
    const rounds: number[] = []
    let round = 0
    let isOver = false
    const count = (): void => {
      round += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const answer = async (): Promise<void> => {
      const pause = breather()
      await pause()
      work()
      for (let part = 0; part < 3; part++) {
        await pause()
        rounds.push(round)
        work()
      }
    }
    await Promise.all(Array.from({ length: 5 }, answer))
    isOver = true
    expect(rounds).to.have.length(15)
    expect(new Set(rounds).size).to.equal(15)
  })

  it("are not waited for by an answer that begins", async () => {
    const busy = breather()
    await busy()
    work()
    const waiting = busy()
    let hasBegun = false
    await breather()().then(() => (hasBegun = true))
    expect(hasBegun).to.equal(true)
    await waiting
  })
})

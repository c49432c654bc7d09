import { setImmediate } from "node:timers/promises"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { inParsingTurn } from "../../../adapters/http/request/body/turns/parsing-turns.ts"
import { wellFormed } from "../../../core/proposal/well-formed.ts"

/** Runs this, and counts `ticks` in each turn of the process until it ends. */
const mostInATurn = async (work: (tick: () => void) => Promise<unknown>): Promise<number> => {
  const perTurn = [0]
  let isOver = false
  const running = work(() => perTurn.push((perTurn.pop() ?? 0) + 1)).then(() => {
    isOver = true
  })
  while (!isOver) {
    perTurn.push(0)
    await setImmediate()
  }
  await running
  return Math.max(...perTurn)
}

/** Parses 40 bodies of this size at once, 39 of them of one account. */
const parseAll = (bytes: number, order: string[] = []) =>
  mostInATurn((tick) =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const account = index < 39 ? "busy" : "other"
        return inParsingTurn(account, bytes, () => {
          tick()
          order.push(account)
        })
      }),
    ),
  )

describe("Forty JSON bodies at once", () => {
  it("are parsed one in a turn of the process if they are large, and accounts take turns", async () => {
    const order: string[] = []
    expect(await parseAll(1_000_000, order)).to.equal(1)
    expect(order.indexOf("other")).to.be.lessThan(5)
  })

  it("do not wait if they are small", async () => {
    expect(await parseAll(1_000)).to.be.greaterThan(1)
  })
})

describe("A thousand operations", () => {
  it("are checked in pieces, between which other work of the process runs", async () => {
    const operation = { op: "create" as const, entity: "source" as const, data: { title: "A source" } }
    const operations = Array.from({ length: 1_000 }, () => operation)
    let turns = 0
    let isOver = false
    const checked = wellFormed(operations).then((outcome) => {
      isOver = true
      return outcome
    })
    while (!isOver) {
      turns += 1
      await setImmediate()
    }
    expect(E.isRight(await checked)).to.equal(true)
    expect(turns).to.be.at.least(1_000 / 20)
  })
})

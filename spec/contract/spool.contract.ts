import { expect } from "chai"
import type { Spool } from "../../core/ports/spool.ts"
import { failure } from "../support/store.ts"

export const textOf = async (text: AsyncIterable<string>): Promise<string> => {
  let whole = ""
  for await (const piece of text) whole += piece
  return whole
}

/** Pieces that are numbered, and hold letters of two, three and four bytes. */
export const pieces = async function* (count: number, length = 1_000): AsyncGenerator<string> {
  for (let n = 0; n < count; n++) yield `${n}:${"é—😀x".repeat(length / 4)}\n`
}

/** What every spool guarantees for producers and consumers. */
export const spoolContract = (name: string, open: () => Promise<{ readonly spool: Spool; close(): Promise<void> }>) => {
  describe(`A text by way of ${name}`, () => {
    let spool: Spool
    let close: () => Promise<void>
    before(async () => {
      ;({ spool, close } = await open())
    })
    after(() => close())

    it("comes whole and in its order, long or short", async () => {
      for (const count of [0, 1, 7, 500])
        expect(await textOf(spool(pieces(count)))).to.equal(await textOf(pieces(count)))
    })

    it("comes whole to a reader who rests now and then", async () => {
      const read = async function* (): AsyncGenerator<string> {
        let at = 0
        for await (const piece of spool(pieces(300))) {
          if (at++ % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
          yield piece
        }
      }
      expect(await textOf(read())).to.equal(await textOf(pieces(300)))
    })

    it("breaks off with the error of its producer, after the pieces before it", async () => {
      const read: string[] = []
      const broken = async function* (): AsyncGenerator<string> {
        yield* pieces(50)
        throw new RangeError("the line went dead")
      }
      const reading = async (): Promise<void> => {
        for await (const piece of spool(broken())) read.push(piece)
      }
      expect(await failure(reading())).to.be.instanceOf(RangeError)
      expect(read.join("")).to.equal(await textOf(pieces(50)))
    })

    it("stops its producer when the reader stops", async () => {
      let isStopped = false
      const endless = async function* (): AsyncGenerator<string> {
        try {
          for (;;) yield* pieces(10)
        } finally {
          isStopped = true
        }
      }
      for await (const _ of spool(endless())) break
      expect(isStopped).to.equal(true)
    })

    it("asks nothing of its producer before it is read", async () => {
      let asked = 0
      const counted = async function* (): AsyncGenerator<string> {
        asked++
        yield "a piece"
      }
      const text = spool(counted())
      await new Promise((resolve) => setTimeout(resolve, 10))
      expect(asked).to.equal(0)
      expect(await textOf(text)).to.equal("a piece")
    })
  })
}

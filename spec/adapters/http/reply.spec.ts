import { expect } from "chai"
import * as t from "io-ts"
import { lists } from "../../../adapters/http/response/list-replies.ts"
import { wire } from "../../../core/codec/wire.ts"

const batches = async function* <T>(...all: readonly (readonly T[])[]): AsyncGenerator<readonly T[]> {
  yield* all
}

describe("A reply of several lists", () => {
  const codec = wire("Some", { firstNames: t.readonlyArray(t.string), years: t.readonlyArray(t.number) })
  type Some = {
    readonly firstNames: AsyncIterable<readonly string[]>
    readonly years: AsyncIterable<readonly number[]>
  }

  const chunksOf = async (value: Some): Promise<readonly string[]> => {
    const { content } = lists<Some>(codec).answer(value, { path: "", language: "en" })
    if (content.kind !== "chunks") return expect.fail(content.kind)
    const chunks: string[] = []
    for (;;) {
      const { value: chunk, done } = await content.chunks.next()
      if (chunk !== undefined) chunks.push(String(chunk))
      if (done === true) return chunks
    }
  }

  it("is the JSON of an object with all items, in one chunk when each list has one batch", async () => {
    const chunks = await chunksOf({ firstNames: batches(["Ann", "Bob"]), years: batches([1850]) })
    expect(chunks).to.deep.equal(['{"first_names":["Ann","Bob"],"years":[1850]}'])
  })

  it("has empty lists", async () => {
    expect((await chunksOf({ firstNames: batches(), years: batches() })).join("")).to.equal(
      '{"first_names":[],"years":[]}',
    )
  })

  it("is sent batch by batch", async () => {
    const chunks = await chunksOf({ firstNames: batches(["Ann"], ["Bob"], ["Cyd"]), years: batches([1], [2]) })
    expect(chunks).to.have.length(4)
    expect(JSON.parse(chunks.join(""))).to.deep.equal({ first_names: ["Ann", "Bob", "Cyd"], years: [1, 2] })
  })
})

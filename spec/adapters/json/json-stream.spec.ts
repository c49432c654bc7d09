import { expect } from "chai"
import fc from "fast-check"
import { readJson } from "../../../adapters/json/json-stream.ts"
import { type JsonStream, UnreadableJson } from "../../../core/ports/json.ts"
import { failure } from "../../support/store.ts"

const encoder = new TextEncoder()

const inChunks = async function* (text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === "string" ? encoder.encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

const streamed = (text: string | Uint8Array, chunk = 3): JsonStream => readJson(inChunks(text, chunk))

/** Reads a value with every object and list of the first levels taken apart. */
const takenApart = async (json: JsonStream, levels: number): Promise<unknown> => {
  if (levels > 0 && (await json.isNext("object"))) {
    const entries: [string, unknown][] = []
    for await (const key of json.members()) entries.push([key, await takenApart(json, levels - 1)])
    return Object.fromEntries(entries)
  }
  if (levels > 0 && (await json.isNext("list"))) {
    const items: unknown[] = []
    for await (const index of json.items()) items[index] = await takenApart(json, levels - 1)
    return items
  }
  return json.value()
}

const read = async (text: string | Uint8Array, levels = 2, chunk = 3): Promise<unknown> => {
  const json = streamed(text, chunk)
  const value = await takenApart(json, levels)
  await json.end()
  return value
}

describe("JSON that is read while it comes", () => {
  it("says what JSON.parse says, wherever it is cut, however it is spaced, and however much of it is taken apart", async () => {
    const levels = fc.integer({ min: 0, max: 5 })
    await fc.assert(
      fc.asyncProperty(
        fc.json({ maxDepth: 5, stringUnit: "grapheme" }),
        levels,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom("", " ", "\r\n\t"),
        async (text, deep, chunk, space) => {
          const spaced = JSON.stringify(JSON.parse(text), null, space)
          expect(await read(`${space}${spaced}${space}`, deep, chunk)).to.deep.equal(JSON.parse(text))
        },
      ),
      { numRuns: 500 },
    )
  })

  it("refuses what JSON.parse refuses", async () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\\",
      "1",
      "-",
      "true",
      "nul",
      '"a"',
      '"a":',
      " ",
      "\\u00e9",
      "\u0001",
      "{}",
      "[1]",
      "null",
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), fc.integer({ min: 0, max: 3 }), async (some, levels) => {
        const text = some.join("")
        let expected: unknown = UnreadableJson
        try {
          expected = JSON.parse(text)
        } catch {}
        const outcome = await read(text, levels).catch((error: unknown) => error)
        if (expected === UnreadableJson) expect(outcome, text).to.be.instanceOf(UnreadableJson)
        else expect(outcome, text).to.deep.equal(expected)
      }),
      { numRuns: 5_000 },
    )
  })

  it("knows no key that is more than a key", async () => {
    const read = await streamed('{"__proto__":{"admin":true}}').value()
    expect(read).to.have.own.property("__proto__")
    expect(Object.getPrototypeOf(read)).to.equal(Object.prototype)
  })

  it("refuses bytes that are not UTF-8, a byte order mark, and what follows the end", async () => {
    for (const bytes of [Buffer.from('"\xff"', "latin1"), Buffer.from("\ufeff[]"), Buffer.from("[] []")])
      expect(await failure(read(bytes))).to.be.instanceOf(UnreadableJson)
  })

  it("refuses a value that is deeper, fuller or longer than any, when it has read so much of it", async () => {
    const endless = async function* (piece: string): AsyncGenerator<Uint8Array> {
      const chunk = encoder.encode(piece.repeat(10_000))
      for (;;) yield chunk
    }
    for (const piece of ["[", "[],", '{"a":', "1,", "aaaaaaaaaaaaaaaaaaaa"]) {
      const start = piece.startsWith("a") ? '"' : "["
      const json = readJson(
        (async function* () {
          yield encoder.encode(start)
          yield* endless(piece)
        })(),
      )
      expect(await failure(json.value()), piece).to.be.instanceOf(UnreadableJson)
    }
  })

  it("holds no more than one value at a time", async () => {
    const rows = async function* (): AsyncGenerator<Uint8Array> {
      yield encoder.encode("[0")
      for (let row = 0; row < 300; row++) yield encoder.encode(`,"${"x".repeat(1_000_000)}"`)
      yield encoder.encode("]")
    }
    const json = readJson(rows())
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    for await (const _ of json.items()) {
      await json.value()
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
    expect(most).to.be.lessThan(100_000_000)
  })

  it("throws on what the bytes throw, and lets go of them when it is closed", async () => {
    let isOver = false
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      try {
        yield encoder.encode("[1,")
        throw new Error("the disk is gone")
      } finally {
        isOver = true
      }
    }
    expect(await failure(readJson(bytes()).value())).to.have.property("message", "the disk is gone")
    isOver = false
    const json = readJson(bytes())
    await json.isNext("list")
    await json.close()
    expect(isOver).to.equal(true)
  })
})

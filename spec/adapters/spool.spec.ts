import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { fileSpool } from "../../adapters/files/spool.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { pieces, spoolContract, textOf } from "../contract/spool.contract.ts"
import { eventually } from "../support/eventually.ts"

const hasRoom = async (): Promise<boolean> => true
const SMALL = { inMemory: 10_000 }

spoolContract("no spool", async () => ({ spool: noSpool, close: async () => {} }))

spoolContract("a spool of files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-spool-"))
  return { spool: fileSpool({ folder, hasRoom, ...SMALL }), close: () => rm(folder, { recursive: true }) }
})

describe("A spool of files", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-spool-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const size = async (): Promise<number> => {
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }

  /** Text, and whether its producer has come to its end. */
  const watched = (count: number) => {
    const state = { hasEnded: false, produced: 0 }
    const text = async function* (): AsyncGenerator<string> {
      for await (const piece of pieces(count)) {
        state.produced++
        yield piece
      }
      state.hasEnded = true
    }
    return { state, text: text() }
  }

  it("lets the producer end long before a slow reader, and leaves no file behind", async () => {
    const { state, text } = watched(500)
    const reader = fileSpool({ folder, hasRoom, ...SMALL })(text)[Symbol.asyncIterator]()
    const first = await reader.next()
    await eventually(() => expect(state.hasEnded).to.equal(true))
    expect(await size()).to.be.greaterThan(1_000_000)
    let whole = String(first.value)
    for (let next = await reader.next(); next.done !== true; next = await reader.next()) whole += next.value
    expect(whole).to.equal(await textOf(pieces(500)))
    expect(await readdir(folder)).to.deep.equal([])
  })

  it("needs no file for a reader who keeps up", async () => {
    const spool = fileSpool({ folder, hasRoom })
    for await (const _ of spool(pieces(300))) expect(await readdir(folder)).to.deep.equal([])
  })

  it("leaves no file behind when the reader stops or the producer fails", async () => {
    const spool = fileSpool({ folder, hasRoom, ...SMALL })
    const reader = spool(pieces(500))[Symbol.asyncIterator]()
    await reader.next()
    await eventually(async () => expect(await size()).to.be.greaterThan(100_000))
    await reader.return?.(undefined)
    expect(await readdir(folder)).to.deep.equal([])
  })

  it("makes the producer wait for the reader while the disk has no room", async () => {
    let isFull = true
    const { state, text } = watched(500)
    const reader = fileSpool({ folder, hasRoom: async () => !isFull, ...SMALL })(text)[Symbol.asyncIterator]()
    let whole = String((await reader.next()).value)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(state.produced).to.be.lessThan(20)
    expect(await readdir(folder)).to.deep.equal([])
    isFull = false
    for (let next = await reader.next(); next.done !== true; next = await reader.next()) whole += next.value
    expect(whole).to.equal(await textOf(pieces(500)))
  })
})

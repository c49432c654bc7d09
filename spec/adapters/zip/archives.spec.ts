import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { zipArchives } from "../../../adapters/zip/archives.ts"
import type { ArchivedFile } from "../../../core/ports/archives.ts"
import { growth } from "../../support/cpu-time.ts"
import { failure } from "../../support/store.ts"
import { atRest, unzipped } from "../../support/zip.ts"

const texts = async function* (...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}
const file = (name: string, content: ArchivedFile["content"], size: number | null = null): ArchivedFile => ({
  name,
  content,
  size,
  isPacked: size === null,
})

const listed = async function* (files: readonly ArchivedFile[]): AsyncGenerator<ArchivedFile> {
  yield* files
}

const archived = async (files: AsyncIterable<ArchivedFile>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipArchives.write(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe("Zip archives", () => {
  it("hold every file under its name, packed or as it is", async () => {
    const files = await unzipped(
      await archived(
        listed([
          file("rows.json", texts("Größe", " 家")),
          file("media/1", texts("abc"), 3),
          file("media/2", texts(), 0),
        ]),
      ),
    )
    expect([...files].map(([name, content]) => [name, content.toString()])).to.deep.equal([
      ["rows.json", "Größe 家"],
      ["media/1", "abc"],
      ["media/2", ""],
    ])
  })

  it("are archives when they hold nothing", async () => {
    expect((await unzipped(await archived(listed([])))).size).to.equal(0)
  })

  it("hold more files than a number of 16 bits counts, and take time with the files, not with their square", async () => {
    const many = async function* (count: number): AsyncGenerator<ArchivedFile> {
      for (let n = 0; n < count; n++) yield file(`media/${n}`, texts("x"), 1)
    }
    const most = 25
    let whole = await archived(many(0))
    const times = await growth(
      () => archived(many(7_000)),
      async () => (whole = await archived(many(70_000))),
      { most },
    )
    expect(times).to.be.lessThan(most)
    const read = await zipArchives.read(atRest(whole))
    expect(E.isRight(read) && read.right.size).to.equal(70_000)
  })

  it("ask for a file when all of the one before is taken in", async () => {
    const order: string[] = []
    const content = async function* (name: string): AsyncGenerator<string> {
      for (let index = 0; index < 50; index++) yield "x".repeat(10_000)
      order.push(`end of ${name}`)
    }
    const files = async function* (): AsyncGenerator<ArchivedFile> {
      for (const name of ["a", "b"]) {
        order.push(name)
        yield file(name, content(name))
      }
    }
    await archived(files())
    expect(order).to.deep.equal(["a", "end of a", "b", "end of b"])
  })

  it("break off with what a file, or the list of files, throws", async () => {
    const breaking = async function* (): AsyncGenerator<string> {
      yield "some"
      throw new Error("the store is gone")
    }
    const brokenList = async function* (): AsyncGenerator<ArchivedFile> {
      yield file("a", texts("x"))
      throw new Error("no more files")
    }
    expect(await failure(archived(listed([file("a", texts("x")), file("b", breaking())])))).to.have.property(
      "message",
      "the store is gone",
    )
    expect(await failure(archived(brokenList()))).to.have.property("message", "no more files")
  })

  it("break off where a file is not as large as it was said to be", async () => {
    expect(await failure(archived(listed([file("a", texts("abcd"), 3)])))).to.be.instanceOf(Error)
    expect(await failure(archived(listed([file("a", texts("ab"), 3)])))).to.be.instanceOf(Error)
  })

  it("let go of everything when their taker stops", async () => {
    const ended: string[] = []
    const endless = async function* (): AsyncGenerator<string> {
      try {
        for (;;) yield Math.random().toString(36).repeat(1_000)
      } finally {
        ended.push("file")
      }
    }
    const files = async function* (): AsyncGenerator<ArchivedFile> {
      try {
        yield file("a", endless())
        yield file("b", endless())
      } finally {
        ended.push("files")
      }
    }
    let taken = 0
    for await (const chunk of zipArchives.write(files())) {
      taken += chunk.length
      if (taken > 1_000) break
    }
    expect(ended).to.deep.equal(["file", "files"])
  })
})

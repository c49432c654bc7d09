import { expect } from "chai"
import fc from "fast-check"
import { boundaryOf, partsOf, UnreadableForm } from "../../../adapters/http/request/multipart.ts"
import { failure } from "../../support/store.ts"

interface Read {
  readonly name: string
  readonly filename: string | null
  readonly content: string
}

const inChunks = async function* (bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (form: string | Buffer, chunk = 5, boundary = "x"): Promise<readonly Read[]> => {
  const parts: Read[] = []
  for await (const { name, filename, bytes } of partsOf(inChunks(Buffer.from(form), chunk), boundary)) {
    const chunks: Uint8Array[] = []
    for await (const piece of bytes) chunks.push(piece)
    parts.push({ name, filename, content: Buffer.concat(chunks).toString("latin1") })
  }
  return parts
}

const head = (disposition: string): string => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`

describe("A form in parts", () => {
  it("is read whatever its parts hold and however it arrives", async () => {
    // Bytes that often look like the beginning of a boundary.
    const content = fc
      .array(fc.constantFrom("\r", "\n", "-", "--", "\r\n--", "\r\n--bound", "\r\n--boundar", "a", "\0", "\xff"), {
        maxLength: 40,
      })
      .map((pieces) => pieces.join(""))
    const parts = fc.array(fc.tuple(fc.stringMatching(/^\w{1,8}$/), content), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 1, max: 60 }), async (sent, chunk) => {
        const form = sent
          .map(([name, bytes]) => `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${bytes}\r\n`)
          .join("")
        const got = await read(Buffer.from(`${form}--boundary--\r\n`, "latin1"), chunk, "boundary")
        expect(got).to.deep.equal(sent.map(([name, bytes]) => ({ name, filename: null, content: bytes })))
      }),
    )
  })

  it("may have a preamble, an epilogue, other headers, and any case", async () => {
    const form = `ignore me\r\n--x\r\ncontent-type: text/plain\r\nCONTENT-DISPOSITION: Form-Data; Name=a\r\n\r\nhello\r\n--x--\r\nand me`
    expect(await read(form)).to.deep.equal([{ name: "a", filename: null, content: "hello" }])
  })

  it("names its files as browsers and others do", async () => {
    const filename = async (parameter: string) =>
      (await read(`${head(`name="file"; ${parameter}`)}\r\n--x--`))[0]?.filename
    expect(await filename('filename="a b.png"')).to.equal("a b.png")
    expect(await filename("filename=plain.png")).to.equal("plain.png")
    expect(await filename('filename=""')).to.equal("")
    expect(await filename('filename="say %22hi%22.txt"')).to.equal('say "hi".txt')
    expect(await filename('filename="say \\"hi\\".txt"')).to.equal('say "hi".txt')
    expect(await filename('filename="C:\\photos\\a.png"')).to.equal("C:\\photos\\a.png")
    expect(await filename('filename="Öl.png"')).to.equal("Öl.png")
    expect(await filename(`filename="x.png"; filename*=UTF-8''%C3%96l.png`)).to.equal("Öl.png")
    expect(await filename(`filename="x.png"; filename*=UTF-8''%ZZ`)).to.equal("x.png")
    expect(await filename("other=1")).to.equal(null)
  })

  it("continues after a part that was not read", async () => {
    const names: string[] = []
    for await (const { name } of partsOf(
      inChunks(Buffer.from(`${head('name="a"')}one\r\n${head('name="b"')}two\r\n--x--`), 3),
      "x",
    ))
      names.push(name)
    expect(names).to.deep.equal(["a", "b"])
  })

  it("that is none, or that breaks off anywhere, is unreadable", async () => {
    const whole = `${head('name="a"')}hello\r\n--x--`
    for (let length = 0; length < whole.length; length++)
      expect(await failure(read(whole.slice(0, length))), String(length)).to.be.instanceOf(UnreadableForm)
    const broken = [
      "hello",
      "--x\r\n\r\n\r\n--x--",
      "--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--",
      "--xyz\r\n\r\n",
      // Blanks after a boundary, which no client of HTTP sends.
      `--x  \r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--x--`,
      `--x\r\nA: ${"a".repeat(40_000)}`,
      "--y\r\n\r\n--y--",
    ]
    for (const form of broken)
      expect(await failure(read(form, 1_000)), form.slice(0, 30)).to.be.instanceOf(UnreadableForm)
  })

  it("passes on why its bytes ended", async () => {
    const dead = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${head('name="a"')}hel`)
      throw new RangeError("the line went dead")
    }
    const drained = async () => {
      for await (const { bytes } of partsOf(dead(), "x")) for await (const _ of bytes);
    }
    expect(await failure(drained())).to.be.instanceOf(RangeError)
  })

  it("says its boundary in its content type", () => {
    expect(boundaryOf("multipart/form-data; boundary=----WebKit1")).to.equal("----WebKit1")
    expect(boundaryOf('multipart/form-data; charset=utf-8; Boundary="a b"')).to.equal("a b")
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=",
      `multipart/form-data; boundary="${"a".repeat(71)}"`,
    ])
      expect(boundaryOf(type)).to.equal(null)
  })
})

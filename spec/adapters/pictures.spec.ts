import { deflateSync } from "node:zlib"
import { expect } from "chai"
import sharp from "sharp"
import { sharpPictures } from "../../adapters/sharp/pictures.ts"
import type { PictureFile } from "../../core/ports/pictures/pictures.ts"

const inChunks = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

const file = (bytes: Uint8Array, account: string | null = null): PictureFile => ({
  account,
  open: async () => inChunks(bytes),
})

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "red" } })

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  return Buffer.concat([length, Buffer.from(type), data, sum])
}

/** A PNG file of a few kilobytes whose header announces this size. */
const announced = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1_000_000))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))])
}

describe("thumbnails by sharp", () => {
  const pictures = sharpPictures()

  it("are WebP, upright, without metadata, and at most as large as asked", async () => {
    const picture = await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const made = await pictures.thumbnail(file(picture), 320, null)
    expect([made?.width, made?.height]).to.deep.equal([600, 900])
    const { format, width, height, exif, orientation } = await sharp(made?.bytes).metadata()
    expect({ format, width, height, exif, orientation }).to.deep.equal({
      format: "webp",
      width: 213,
      height: 320,
      exif: undefined,
      orientation: undefined,
    })
  })

  it("are never larger than the picture", async () => {
    const made = await pictures.thumbnail(file(await plain(30, 20).png().toBuffer()), 1_280, null)
    const { width, height } = await sharp(made?.bytes).metadata()
    expect([width, height]).to.deep.equal([30, 20])
  })

  it("show a part of the picture, as it is displayed", async () => {
    const left = await plain(300, 300).jpeg().toBuffer()
    const halves = await sharp({ create: { width: 600, height: 300, channels: 3, background: "blue" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const upper = await pictures.thumbnail(file(halves), 160, { x: 0, y: 0, width: 1, height: 0.5 })
    const { width, height } = await sharp(upper?.bytes).metadata()
    expect([width, height]).to.deep.equal([160, 160])
    const { dominant } = await sharp(upper?.bytes).stats()
    expect(dominant.b).to.be.lessThan(128)
    const lower = await pictures.thumbnail(file(halves), 160, { x: 0, y: 0.5, width: 1, height: 0.5 })
    expect((await sharp(lower?.bytes).stats()).dominant.b).to.be.greaterThan(128)
  })

  it("are made of every raster format that browsers and scanners write", async () => {
    for (const format of ["jpeg", "png", "gif", "webp", "tiff", "avif"] as const) {
      const made = await pictures.thumbnail(file(await plain(30, 20).toFormat(format).toBuffer()), 160, null)
      expect([made?.width, made?.height], format).to.deep.equal([30, 20])
    }
  })

  it("are refused for drawings, texts, broken and truncated files, and announced sizes above 100 megapixels", async () => {
    const jpeg = await plain(900, 600).jpeg().toBuffer()
    const hostile = {
      empty: Buffer.alloc(0),
      text: Buffer.from("no picture"),
      drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      truncated: jpeg.subarray(0, jpeg.length / 2),
      bomb: announced(60_000, 60_000),
      huge: announced(2_147_483_647, 2_147_483_647),
    }
    for (const [name, bytes] of Object.entries(hostile))
      expect(await pictures.thumbnail(file(bytes), 160, null), name).to.equal(null)
    expect(await pictures.thumbnail(file(jpeg), 160, null)).not.to.equal(null)
  })

  it("are refused when the picture costs too much memory or time, and the next one is made", async () => {
    const picture = await plain(2_000, 2_000).png().toBuffer()
    for (const budget of [
      { memoryBytes: 1_000_000, seconds: 20 },
      { memoryBytes: 1_073_741_824, seconds: 0 },
    ])
      expect(await sharpPictures(budget).thumbnail(file(picture), 160, null)).to.equal(null)
    expect(await pictures.thumbnail(file(picture), 160, null)).not.to.equal(null)
  })

  it("are made two at a time, and one at a time for an account", async () => {
    const picture = await plain(30, 20).png().toBuffer()
    let [open, most, mostOfAnna, ofAnna] = [0, 0, 0, 0]
    const watched = (account: string): PictureFile => ({
      account,
      open: async () => {
        const isAnna = account === "anna"
        open += 1
        ofAnna += isAnna ? 1 : 0
        most = Math.max(most, open)
        mostOfAnna = Math.max(mostOfAnna, ofAnna)
        await new Promise((resolve) => setTimeout(resolve, 20))
        open -= 1
        ofAnna -= isAnna ? 1 : 0
        return inChunks(picture)
      },
    })
    const accounts = ["anna", "anna", "anna", "bert", "carl", "dora"]
    await Promise.all(accounts.map((account) => pictures.thumbnail(watched(account), 160, null)))
    expect([most, mostOfAnna]).to.deep.equal([2, 1])
  })
})

import { expect } from "chai"
import sharp from "sharp"
import { pictureSizeOf } from "../../core/domain/evidence/picture-size.ts"
import { itEachCommit } from "../support/depth.ts"

const red = () => sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })

describe("the size of a picture", () => {
  itEachCommit("is read from the first bytes of JPEG, PNG, GIF, WebP and TIFF files", async () => {
    const lossless = await red().webp({ lossless: true }).toBuffer()
    expect(pictureSizeOf("image/webp", lossless)).to.deep.equal({ width: 30, height: 20 })
    for (const format of ["jpeg", "png", "gif", "webp", "tiff"] as const)
      expect(pictureSizeOf(`image/${format}`, await red().toFormat(format).toBuffer()), format).to.deep.equal({
        width: 30,
        height: 20,
      })
  })

  it("is that of the picture as displayed, after its orientation", async () => {
    const turned = await red().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(pictureSizeOf("image/jpeg", turned)).to.deep.equal({ width: 20, height: 30 })
  })

  it("is null for other files, and for any beginning that lacks it", async () => {
    expect(pictureSizeOf("application/pdf", Buffer.from("%PDF-1.7"))).to.deep.equal({ width: null, height: null })
    for (const format of ["jpeg", "png", "gif", "webp", "tiff"] as const) {
      const whole = await red().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
      for (let length = 0; length < whole.length; length += 1) {
        const { width } = pictureSizeOf(`image/${format}`, whole.subarray(0, length))
        expect([null, 20, 30], `${format}, ${length} bytes`).to.include(width)
      }
    }
  })
})

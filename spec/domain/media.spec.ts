import { expect } from "chai"
import fc from "fast-check"
import { safeFilename } from "../../core/domain/evidence/media.ts"

describe("The name of a media file", () => {
  it("is kept as it is, in any script", () => {
    for (const name of ["pixel.png", "Öl auf Leinwand.jpg", "祖母 1932.tiff", ".profile", "no ending"])
      expect(safeFilename(name)).to.equal(name)
  })

  it("loses the folders before it, and what cannot be seen", () => {
    expect(safeFilename("C:\\Users\\Ann\\will.pdf")).to.equal("will.pdf")
    expect(safeFilename("../../etc/passwd")).to.equal("passwd")
    expect(safeFilename(" a\r\nSet-Cookie: b\0.png ")).to.equal("aSet-Cookie: b.png")
    expect(safeFilename("photo\u202egnp.exe")).to.equal("photognp.exe")
  })

  it("is none when nothing is left of it", () => {
    for (const name of ["", "..", ".", "folder/", "\u200f", "a/.."]) expect(safeFilename(name)).to.equal(null)
  })

  it("has at most 255 characters, and its ending among them", () => {
    const name = safeFilename(`${"🌳".repeat(300)}.jpeg`)
    expect([...(name ?? "")].length).to.equal(255)
    expect(name?.endsWith("🌳.jpeg")).to.equal(true)
  })

  it("can be a header and a file anywhere", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (name) => !/[\p{Cc}/\\]|\p{Bidi_Control}/u.test(safeFilename(name) ?? ""),
      ),
    )
  })
})

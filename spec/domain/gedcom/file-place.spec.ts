import { expect } from "chai"
import fc from "fast-check"
import { filePayload, filePlace } from "../../../core/domain/gedcom/structures/file-path.ts"

const placeOf = (payload: string, version: "5.5.1" | "7.0"): string => {
  const place = filePlace(payload, version)
  return place.at === "beside" ? place.paths.join(" or ") : place.at
}

describe("What a FILE names", () => {
  it("in 7.0 is a file beside the GEDCOM file by its percent-encoded path", () => {
    expect(placeOf("media/ann.jpg", "7.0")).to.equal("media/ann.jpg")
    expect(placeOf("media/Gro%C3%9Fe%20Anna.jpg", "7.0")).to.equal(
      "media/Große Anna.jpg or media/Gro%C3%9Fe%20Anna.jpg",
    )
    expect(placeOf("./media/ann.jpg", "7.0")).to.equal("media/ann.jpg")
    expect(placeOf("100%.jpg", "7.0")).to.equal("100%.jpg")
  })

  it("in 5.5.1 is what an operating system calls it, with slashes either way", () => {
    expect(placeOf("photos\\Great Aunt\\ann.jpg", "5.5.1")).to.equal("photos/Great Aunt/ann.jpg")
    expect(placeOf("50%25.jpg", "5.5.1")).to.equal("50%25.jpg or 50%.jpg")
    expect(placeOf("Ann: as a girl.jpg", "5.5.1")).to.equal("Ann: as a girl.jpg")
  })

  it("may be an address of the web", () => {
    for (const address of ["https://example.org/ann.jpg", "HTTP://example.org", "ftp://example.org/a%20b"]) {
      expect([placeOf(address, "7.0"), placeOf(address, "5.5.1")]).to.deep.equal(["web", "web"])
    }
  })

  it("never leads out of the folder of the GEDCOM file", () => {
    const elsewhere = [
      "/etc/passwd",
      "../ann.jpg",
      "media/../../ann.jpg",
      "media/./ann.jpg",
      "C:\\photos\\ann.jpg",
      "c:/photos/ann.jpg",
      "\\\\server\\share\\ann.jpg",
      "..\\ann.jpg",
      "file:///home/ann.jpg",
      "file://localhost/ann.jpg",
      "FILE:ann.jpg",
      "media//ann.jpg",
      "media/",
      "a\u0000b",
      "..",
      ".",
      "",
    ]
    for (const payload of elsewhere)
      expect([placeOf(payload, "7.0"), placeOf(payload, "5.5.1")], payload).to.deep.equal(["elsewhere", "elsewhere"])
    for (const payload of ["%2e%2e/ann.jpg", "%2Fetc%2Fpasswd", "a%00b", "a%5Cb"])
      expect(placeOf(payload, "7.0"), payload).to.not.match(/\.\.|^\/|\0|\\/)
  })

  it("is read back from what is written for a path", () => {
    const part = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter((text) => !/[\\/\p{Cc}]|^\.*$|^[a-z]+:|^\s|\s$/iu.test(text))
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.constantFrom("5.5.1" as const, "7.0" as const),
        (parts, version) => {
          const path = parts.join("/")
          expect(filePlace(filePayload(path, version), version))
            .to.deep.include({ at: "beside" })
            .and.have.nested.property("paths[0]", path)
        },
      ),
    )
  })
})

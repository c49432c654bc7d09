import { expect } from "chai"
import { chooseLanguage } from "../../../adapters/http/request/head/accept-language.ts"

describe("Accept-Language", () => {
  it("chooses the language with the greatest weight among those of the service", () => {
    expect(chooseLanguage("de")).to.equal("de")
    expect(chooseLanguage("en;q=0.5, de")).to.equal("de")
    expect(chooseLanguage("xx, de;q=0.2, en;q=0.8")).to.equal("en")
    expect(chooseLanguage("de;q=0.8,en;q=0.8")).to.equal("de")
  })

  it("knows a language by its first part, whatever the case of the letters", () => {
    expect(chooseLanguage("de-AT")).to.equal("de")
    expect(chooseLanguage("DE-de-1996")).to.equal("de")
  })

  it("chooses none without a supported language", () => {
    for (const header of [undefined, "", "*", "xx", "de;q=0", "xx;q=1, *;q=0.5", "d e", ";;;,,,", "toString"])
      expect(chooseLanguage(header), String(header)).to.equal(null)
  })

  it("reads no more of a long header than browsers send", () => {
    const long = Array.from({ length: 100_000 }, () => "xx").join(",")
    expect(chooseLanguage(`${long},de`)).to.equal(null)
  })
})

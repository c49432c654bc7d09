import { expect } from "chai"
import { acceptFault, isPreferred } from "../../../adapters/http/request/head/accept.ts"

const isTaken = (accept: string | undefined, mediaType = "application/json; charset=utf-8"): boolean =>
  acceptFault(accept, mediaType) === null

describe("Accept", () => {
  it("takes anything when it is absent or says so", () => {
    expect([undefined, "", "*/*", "text/html, */*;q=0.1"].map((accept) => isTaken(accept))).to.deep.equal([
      true,
      true,
      true,
      true,
    ])
  })

  it("takes a type that a range names, in any case and with any weight but none", () => {
    expect(isTaken("Application/JSON")).to.equal(true)
    expect(isTaken("application/*;q=0.001")).to.equal(true)
    expect(isTaken("application/json;q=0")).to.equal(false)
  })

  it("refuses what no range names", () => {
    expect(isTaken("text/html")).to.equal(false)
    expect(isTaken("application/json", "text/vnd.familysearch.gedcom")).to.equal(false)
  })

  it("lets the most precise range decide", () => {
    expect(isTaken("*/*, application/json;q=0")).to.equal(false)
    expect(isTaken("application/*;q=0, application/json")).to.equal(true)
  })

  it("prefers a type that it names itself, if none goes before it", () => {
    const isLines = (accept: string | undefined): boolean =>
      isPreferred(accept, "application/x-ndjson", "application/json")
    expect(
      ["application/x-ndjson", "application/x-ndjson, */*;q=0.1", "application/json;q=0.5, application/x-ndjson"].map(
        isLines,
      ),
    ).to.deep.equal([true, true, true])
    expect(
      [
        undefined,
        "*/*",
        "application/*",
        "application/json, application/x-ndjson;q=0.9",
        "application/x-ndjson;q=0",
      ].map(isLines),
    ).to.deep.equal([false, false, false, false, false])
  })
})

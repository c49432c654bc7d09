import { expect } from "chai"
import { escaped, escapedPieces } from "../../bootstrap/cli/print.ts"

describe("What the command line prints", () => {
  it("has nothing that a terminal obeys", () => {
    expect(escaped("Ann\u001b[31m\r\n\tLee\u009b\u202e")).to.equal(
      "Ann\\u001b[31m\\u000d\\u000a\\u0009Lee\\u009b\\u202e",
    )
    expect(escaped("Ann Lee, née Müller 𝒜")).to.equal("Ann Lee, née Müller 𝒜")
  })

  it("keeps the lines of a file that is shown in a terminal, and escapes the rest, also across pieces", async () => {
    const bytes = new TextEncoder().encode("1 NAME M\u00fc\u001b[2J\n")
    const pieces = async function* () {
      yield "0 HEAD\n1 NOTE \u0007\n"
      yield bytes.subarray(0, 9)
      yield bytes.subarray(9)
    }
    let shown = ""
    for await (const piece of escapedPieces(pieces())) shown += piece
    expect(shown).to.equal("0 HEAD\n1 NOTE \\u0007\n1 NAME Mü\\u001b[2J\n")
  })
})

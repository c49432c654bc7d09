import { expect } from "chai"
import { itEachCommit } from "../../support/depth.ts"
import { markedLines, refusedLines } from "../../support/refused-lines.ts"

const folder = "spec/adapters/http/refused"

describe("A handler that only passes a request on", () => {
  itEachCommit("does not compile with a use case of another path, body, reply or caller", async () => {
    const marked = await markedLines(folder)
    expect(marked).to.have.length(6)
    expect(await refusedLines(folder)).to.deep.equal(marked)
  })
})

import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import { confirm } from "../../bootstrap/cli/ask/confirm.ts"

/** What is asked, and what the answer means, at a terminal where somebody types this. */
const asked = async (typed: string, isTTY = true) => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()]
  input.end(typed)
  const isYes = await confirm("Close the account of emma@example.org?", { input, output })
  output.end()
  return { isYes, said: await text(output) }
}

describe("A question of the command line", () => {
  it("is answered by y or yes; anything else, or nothing, means no", async () => {
    for (const yes of ["y\n", "yes\n", " YES \r\n", "y"]) expect((await asked(yes)).isYes, yes).to.equal(true)
    for (const no of ["n\n", "\n", "", "yesterday\n", "emma@example.org\n"])
      expect((await asked(no)).isYes, no).to.equal(false)
  })

  it("is asked once, with what happens without an answer", async () => {
    expect((await asked("n\ny\n")).said).to.equal("Close the account of emma@example.org? [y/N] ")
  })

  it("is not asked without a terminal", async () => {
    expect(await asked("y\n", false)).to.deep.equal({ isYes: null, said: "" })
  })
})

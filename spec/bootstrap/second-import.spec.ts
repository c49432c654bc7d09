import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { agreesToImport } from "../../bootstrap/cli/ask/second-import.ts"
import { newId } from "../../adapters/uuid/new-id.ts"

/** The outcome of an import without an action, with so many people who are there, at a terminal where somebody types this. */
const asked = async (persons: number, share: number, typed: string, isTTY = true) => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()]
  input.end(typed)
  const transfer = { treeId: newId<"TreeId">(), file: "family.ged", encoding: null, progress: () => {} }
  const alreadyThere = async () => E.right({ persons, share })
  const outcome = await agreesToImport({ alreadyThere }, transfer, { input, output })
  output.end()
  return { outcome, said: await text(output) }
}

const actions = "--action skip or --action merge uses the people of the tree, --action new adds them again."

describe("An import of the command line without an action", () => {
  it("goes on without a question when less than half of the people are there", async () => {
    for (const [persons, share] of [[0, 0] as const, [4, 0.4] as const])
      expect(await asked(persons, share, "")).to.deep.equal({ outcome: E.right(null), said: "" })
  })

  it("asks when half of them are there, and goes on when somebody agrees", async () => {
    expect(await asked(11, 0.5, "y\n")).to.deep.equal({
      outcome: E.right(null),
      said:
        "11 people of the file, 50 % of all, seem to be in the tree already. Import them a second time, as new people? " +
        "[y/N] ",
    })
    expect((await asked(11, 0.5, "n\n")).outcome).to.deep.equal(E.left(`Nothing was imported. ${actions}`))
  })

  it("is refused in a script, with what to say", async () => {
    expect(await asked(11, 0.917, "y\n", false)).to.deep.equal({
      outcome: E.left(`11 people of the file, 92 % of all, seem to be in the tree already. ${actions}`),
      said: "",
    })
  })
})

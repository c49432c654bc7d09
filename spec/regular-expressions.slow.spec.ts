import { expect } from "chai"
import { type Pattern, patternsInFolders, patternsInText, patternsMadeAtLoad } from "./support/patterns-in-code.ts"
import { faultsOfPatterns } from "./support/safe-patterns.ts"

describe("Regular expressions", () => {
  const code = patternsInFolders("core", "adapters", "bootstrap", "migrations")

  it("take time linear in the text, every one of the code", async () => {
    const files = await code
    const literals = [...files.values()].flatMap((file) => file.literals)
    const made: Pattern[] = []
    for (const [path, { atLoad }] of files) if (atLoad.length > 0) made.push(...(await patternsMadeAtLoad(path)))
    expect(literals.length).to.be.greaterThan(100)
    expect(made.length).to.be.greaterThan(5)
    expect(await faultsOfPatterns([...literals, ...made])).to.deep.equal([])
  })

  it("are made when a module is loaded, where they can be checked", async () => {
    expect([...(await code).values()].flatMap(({ inFunctions }) => inFunctions)).to.deep.equal([])
  })

  it("would be found if they took longer", async () => {
    const { literals, inFunctions } = patternsInText(
      "x.ts",
      ["const trim = /\\s+$/", "const pairs = /^(a|aa)+$/", "const make = () => new RegExp(`${trim.source}x`)"].join(
        "\n",
      ),
    )
    expect(await faultsOfPatterns(literals)).to.deep.equal([
      "x.ts:1: /\\s+$/ is 2nd degree polynomial",
      "x.ts:2: /^(a|aa)+$/ is exponential",
    ])
    expect(inFunctions).to.deep.equal(["x.ts:3"])
  })
})

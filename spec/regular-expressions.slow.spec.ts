import { expect } from "chai"
import { check } from "recheck"
import { type Pattern, patternsInFolders, patternsInText, patternsMadeAtLoad } from "./support/patterns-in-code.ts"

/** The verdict depends on the characters that are read, never on the time that the machine takes. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** What is wrong with an expression: the time that it takes on some text grows faster than the text; null when nothing is. */
const fault = async ({ source, flags, place }: Pattern): Promise<string | null> => {
  const result = await check(source, flags, limits)
  if (result.status === "safe") return null
  return `${place}: /${source}/${flags} is ${result.status === "vulnerable" ? result.complexity.summary : "not decided"}`
}

const faults = async (patterns: readonly Pattern[]): Promise<readonly string[]> => {
  const once = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  const found: string[] = []
  for (const pattern of once.values()) {
    const wrong = await fault(pattern)
    if (wrong !== null) found.push(wrong)
  }
  return found
}

describe("Regular expressions", () => {
  const code = patternsInFolders("core", "adapters", "bootstrap", "migrations")

  it("take time linear in the text, every one of the code", async () => {
    const files = await code
    const literals = [...files.values()].flatMap((file) => file.literals)
    const made: Pattern[] = []
    for (const [path, { atLoad }] of files) if (atLoad.length > 0) made.push(...(await patternsMadeAtLoad(path)))
    expect(literals.length).to.be.greaterThan(100)
    expect(made.length).to.be.greaterThan(5)
    expect(await faults([...literals, ...made])).to.deep.equal([])
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
    expect(await faults(literals)).to.deep.equal([
      "x.ts:1: /\\s+$/ is 2nd degree polynomial",
      "x.ts:2: /^(a|aa)+$/ is exponential",
    ])
    expect(inFunctions).to.deep.equal(["x.ts:3"])
  })
})

import { readdir, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { expect } from "chai"

const folder = resolve(import.meta.dirname, "../../adapters/web/app")

/** The chart places its cards by coordinates that are the same in every language. */
const withCoordinates: ReadonlySet<string> = new Set(["chart/chart.css"])

const physical = /(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|(?:text-align|float): (?:left|right)\b/

describe("The styles of the app", () => {
  it("name the sides of a box by the direction of the language, so that Hebrew mirrors them", async () => {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".css"))
    expect(files.length).to.be.greaterThan(5)
    for (const file of files.filter((name) => !withCoordinates.has(name))) {
      const lines = (await readFile(join(folder, file), "utf8")).split("\n")
      expect(
        lines.filter((line) => physical.test(line)),
        file,
      ).to.deep.equal([])
    }
  })
})

import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"

const MOST = 140

/** Files with lists of words, numbers or alternatives of an expression, of which one line is one entry. */
const tables: readonly string[] = [
  "adapters/mikro-orm/failures.ts",
  "core/domain/cleanup/broken-name.ts",
  "core/domain/cleanup/given-names.ts",
  "core/domain/cleanup/surnames.ts",
  "core/domain/date/read-date.ts",
  "core/domain/gedcom/bytes/charset.ts",
  "core/domain/gedcom/bytes/letter-pairs.ts",
  "core/domain/gedcom/languages.ts",
  "core/domain/living/life-evidence.ts",
  "core/domain/living/words-of-life.ts",
  "spec/support/english.ts",
]

/** What a program writes, migrations, which stay as they were released, and messages, of which one line is one text. */
const leftOut =
  /^(?:adapters\/client\/api\.ts|adapters\/http\/openapi\/examples\.ts|migrations\/|adapters\/web\/built\/|core\/languages\/[\w-]+\/)/

const isLong = (line: string): boolean => line.length > MOST

const sources = async (): Promise<readonly string[]> => {
  const found: string[] = []
  for (const folder of ["core", "adapters", "bootstrap", "spec"])
    for (const name of await readdir(folder, { recursive: true }))
      if (/\.(?:ts|tsx|mts|mjs|css)$/.test(name) && !leftOut.test(join(folder, name))) found.push(join(folder, name))
  return found
}

describe("The lines of the code", () => {
  it(`have at most ${MOST} characters, but for those of tables of words`, async () => {
    const files = await sources()
    expect(files.length).to.be.greaterThan(2_000)
    const long: string[] = []
    for (const file of files)
      for (const [index, line] of (await readFile(file, "utf8")).split("\n").entries())
        if (isLong(line)) long.push(`${file}:${index + 1}`)
    expect(long.filter((place) => !tables.includes(place.replace(/:\d+$/, "")))).to.deep.equal([])
    expect(tables.filter((table) => !long.some((place) => place.startsWith(`${table}:`)))).to.deep.equal([])
  })

  it("would be found when they are longer", () => {
    expect(["x".repeat(MOST), "x".repeat(MOST + 1)].map(isLong)).to.deep.equal([false, true])
  })
})

import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { expect } from "chai"
import { withoutTree } from "../../support/statements-without-tree.ts"
import { type NamedText, namesItsTree, statementsFile, tablesOfTreesIn } from "../../support/statement-texts.ts"

/** The statements as a process of its own knows them. */
const printedTexts = async (): Promise<readonly NamedText[]> => {
  const writer = ["--no-warnings", "spec/support/write-statements.ts", "--json"]
  const { stdout } = await promisify(execFile)(process.execPath, writer, { maxBuffer: 64 * 1024 * 1024 })
  const printed: unknown = JSON.parse(stdout)
  return Array.isArray(printed) ? printed : []
}

describe("The texts of statements", () => {
  let texts: readonly NamedText[] = []
  before(async () => {
    texts = await printedTexts()
  })

  it("are those of docs/statements.sql, which `make statements` writes", async () => {
    expect(statementsFile(texts)).to.equal(await readFile("docs/statements.sql", "utf8"))
  })

  it("have the name of their file, and a word for what they do there", async () => {
    for (const name of new Set(texts.filter((one) => !one.isExample).map((one) => one.name))) {
      const [file = "", ...words] = name.split(" ")
      const source = await readFile(`adapters/mikro-orm/${file}.ts`, "utf8")
      expect(words, name).to.have.length(1)
      expect(source, name).to.contain(`${file} `)
    }
  })

  it("name the tree of their rows with a parameter, but for those that cannot", () => {
    const found = texts.filter(({ text }) => tablesOfTreesIn(text).length > 0 && !namesItsTree(text))
    expect([...new Set(found.map(({ name }) => name))]).to.deep.equal(Object.values(withoutTree).flat().toSorted())
  })

  it("would be found without their tree, however they are written", () => {
    for (const text of [
      "select from persons p where p.id = $1",
      'delete from "names" as "x" where "x"."person_id" = $1',
    ]) {
      expect(tablesOfTreesIn(text), text).to.have.length(1)
      expect(namesItsTree(text), text).to.equal(false)
    }
    for (const text of [
      "select from persons p where p.tree_id = $1",
      'update "names" set "a" = $1 where "tree_id" = $2',
    ])
      expect(namesItsTree(text), text).to.equal(true)
    expect(tablesOfTreesIn("select from users where id = $1")).to.deep.equal([])
  })
})

import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { expect } from "chai"
import { type NamedText, namesItsTree, statementsFile, tablesOfTreesIn } from "../../support/statement-texts.ts"

/** The statements that do not name the tree of their rows, and why. */
const withoutTree: Readonly<Record<string, readonly string[]>> = {
  "A request asks for the record by its id alone, and the record says its tree.": [
    "reads/changes/changes byId",
    "reads/cited-reads citedReads",
    "reads/persons foundWith",
    "reads/proposals found",
    "reads/subject-reads subjectReads",
    "reads/trees stateOf",
    "reads/trees treeOf",
    "reads/webhooks byId",
    "stores/changes markUndone",
    "stores/changes unmarkUndone",
    "stores/facts findCitation",
    "stores/facts findEvent",
    "stores/facts findMedium",
    "stores/facts findPlace",
    "stores/facts findSource",
    "stores/history entries",
    "stores/history find",
    "stores/history lastStep",
    "stores/invitations byId",
    "stores/invitations noteMailed",
    "stores/invitations remove",
    "stores/invitations setMailed",
    "stores/persons findName",
    "stores/persons findPerson",
    "stores/persons treeOf",
    "stores/proposals findProposal",
    "stores/proposals hold",
    "stores/relationships find",
    "stores/uploads byId",
    "stores/uploads remove",
    "stores/webhooks byId",
    "stores/webhooks remove",
  ],
  "The key of the row is a secret or a hash that the caller sends.": [
    "reads/answers byId",
    "stores/answers removeExpired",
    "stores/answers unexpired",
    "stores/invitations byEitherHash",
    "stores/invitations openedByEither",
  ],
  "It reads what an account has in all of its trees.": [
    "reads/whole-tree/backup ownTrees",
    "reads/trees deletedOfUser",
    "reads/trees liveOfUser",
    "stores/stored-bytes storedBytesOf",
    "stores/trees membershipsOfUser",
    "stores/webhooks urlsOfOwner",
  ],
  "It reads several trees, which a list names.": [
    "reads/changes/feed mayFollow",
    "reads/changes/feed revisions",
    "reads/media named",
    "reads/persons openIn",
  ],
  "The changes belong to no tree.": ["reads/changes/changes ofAccount", "reads/changes/changes outsideTrees"],
  "A job looks through all trees.": [
    "queue/webhook-queue take",
    "stores/purges blankAccounts",
    "stores/purges blankActors",
    "stores/purges blankComments",
    "stores/purges blankMemberships",
    "stores/purges removeUsers",
    "stores/purges treeWithExpired",
    "stores/trees nextTree",
  ],
}

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
    for (const name of new Set(texts.map((one) => one.name))) {
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

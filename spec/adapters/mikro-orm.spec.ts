import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { registeredStatements } from "../../adapters/mikro-orm/statements/registry.ts"
import { readsContract } from "../contract/reads.contract.ts"
import { unitOfWorkContract } from "../contract/unit-of-work.contract.ts"
import { namesItsTree, tablesOfTreesIn } from "../support/statement-texts.ts"
import { withoutTree } from "../support/statements-without-tree.ts"
import { freshStore, sentTexts } from "./mikro-orm/fresh-store.ts"

/** Statements whose texts are only made when they are sent, and why. */
const madeAtUse: Readonly<Record<string, readonly string[]>> = {
  "Its text depends on the table, and on the columns that a write leaves alone.": [
    "transaction-connection insert",
    "transaction-connection update",
    "transaction-connection updateMany",
    "stores/purges removeExpired",
    "stores/purges removeSome",
  ],
  "Its text depends on the kind of the records, and on those on which they depend.": [
    "stores/deletions removing",
    "stores/deletions restoring",
  ],
  "Its text depends on the filters of a list, or on the words of a search.": [
    "reads/changes/changes ofTree",
    "reads/search/candidates best",
    "reads/search/candidates meeting",
    "stores/records treeRecords",
  ],
  "Its text names tables that have grown.": ["statistics refreshStatistics"],
}

/** Texts without a name that concern all trees, and why. */
const ofAllTrees: Readonly<Record<string, RegExp>> = {
  "A job removes what has expired.":
    /^delete from "(?:invitations|links|questions|stored_answers|webhook_deliveries|gedcom_uploads)" where "(?:expires_at|at)" <= \?$/,
  "The directory lists the public trees of the instance.": /\swhere t\.visibility in \('site_members', 'public'\)/,
}

unitOfWorkContract("PostgreSQL", freshStore)
readsContract("PostgreSQL", freshStore)

describe("The statements that the cases above sent", () => {
  const names = registeredStatements()

  it("are in docs/statements.sql by their name, unless their texts are only made when they are sent", async () => {
    const written = new Set((await readFile("docs/statements.sql", "utf8")).match(/^-- [^\s,]+ [^\s,]+/gm))
    expect(sentTexts.size).to.be.greaterThan(300)
    const unwritten = [...sentTexts]
      .flatMap((text) => names.get(text) ?? [])
      .filter((name) => !written.has(`-- ${name}`))
    expect([...new Set(unwritten)].toSorted()).to.deep.equal(Object.values(madeAtUse).flat().toSorted())
  })

  it("name the tree of their rows, but for those that cannot", () => {
    const excepted = new Set(Object.values(withoutTree).flat())
    const found = [...sentTexts]
      .filter((text) => tablesOfTreesIn(text).length > 0 && !namesItsTree(text))
      .filter((text) => !excepted.has(names.get(text) ?? ""))
      .filter((text) => !Object.values(ofAllTrees).some((pattern) => pattern.test(text)))
    expect(found.map((text) => `${names.get(text) ?? "without a name"}: ${text.trim().slice(0, 200)}`)).to.deep.equal(
      [],
    )
  })
})

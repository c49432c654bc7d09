import { expect } from "chai"
import { compiled, db, literal } from "../../../adapters/mikro-orm/statements/compiled.ts"
import { registeredStatements } from "../../../adapters/mikro-orm/statements/registry.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import { newId } from "../../support/builders.ts"
import { markedLines, refusedLines } from "../../support/refused-lines.ts"

const folder = "spec/adapters/mikro-orm/refused"

describe("A statement that the compiler reads", () => {
  it("does not compile with a wrong table, column, literal, parameter, value or row", async () => {
    expect(await refusedLines(folder)).to.deep.equal(await markedLines(folder))
  })

  it("has the values of its parameters in the order of its text, as often as they come there", async () => {
    interface Key {
      readonly treeId: TreeId
      readonly id: PersonId
    }
    const married = compiled<Key>("spec married")((p) =>
      db
        .selectFrom("relationships as r")
        .select(["r.id as record.id", "r.tree_id as treeId"])
        .where("r.tree_id", "=", p("treeId"))
        .where("r.type", "=", literal("partnership"))
        .where(({ eb, or }) => or([eb("r.from_person_id", "=", p("id")), eb("r.to_person_id", "=", p("id"))])),
    )
    const [treeId, id] = [newId<"TreeId">(), newId<"PersonId">()]
    expect(married.text).to.equal(
      `select "r"."id" as "record.id", "r"."tree_id" as "treeId" from "relationships" as "r" where "r"."tree_id" = $1` +
        ` and "r"."type" = 'partnership' and ("r"."from_person_id" = $2 or "r"."to_person_id" = $3)`,
    )
    expect(registeredStatements().get(married.text)).to.equal("spec married")
    expect(married.valuesOf({ id, treeId })).to.deep.equal([treeId, id, id])
  })

  it("cannot be made with a value that is neither a parameter nor a literal", () => {
    const build = () =>
      compiled("spec forgotten")(() => db.selectFrom("proposals as x").select("x.id as id").where("x.undone", "=", 3))
    expect(build).to.throw(
      "The statement spec forgotten contains the value 3, which is neither a parameter nor a literal.",
    )
  })
})

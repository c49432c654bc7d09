import { columnsOf } from "../../../../adapters/mikro-orm/statements/columns-of.ts"
import { compiled, db, literal } from "../../../../adapters/mikro-orm/statements/compiled.ts"
import { persons } from "../../../../adapters/mikro-orm/entities/person.ts"
import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"

interface Key {
  readonly treeId: TreeId
  readonly id: PersonId
}

export const accepted = compiled<Key>("refused accepted")((p) =>
  db
    .selectFrom("persons as x")
    .select(columnsOf(persons, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", "=", p("id")),
)

export const anotherTable = compiled<Key>("refused anotherTable")((p) =>
  db
    .selectFrom("people as x") // refused
    .select("x.id as id") // refused
    .where("x.id", "=", p("id")),
)

export const noColumn = compiled<Key>("refused noColumn")((p) =>
  db
    .selectFrom("persons as x")
    .select("x.shoe_size as shoeSize") // refused
    .where("x.id", "=", p("id")),
)

export const columnOfAnotherTable = compiled<Key>("refused columnOfAnotherTable")((p) =>
  db
    .selectFrom("names as x")
    .select(
      columnsOf(persons, "x"), // refused
    )
    .where("x.person_id", "=", p("id")),
)

export const noConditionColumn = compiled<Key>("refused noConditionColumn")(
  (p) => db.selectFrom("persons as x").select("x.id as id").where("x.treeId", "=", p("treeId")), // refused
)

export const noOrder = compiled<Key>("refused noOrder")(
  () => db.selectFrom("persons as x").select("x.id as id").orderBy("x.age"), // refused
)

export const noValue = compiled<Key>("refused noValue")((p) =>
  db
    .selectFrom("proposals as x")
    .select("x.id as id")
    .where("x.status", "=", literal("open")) // refused
    .where("x.tree_id", "=", p("treeId")),
)

export const noSetColumn = compiled<Key>("refused noSetColumn")((p) =>
  db
    .updateTable("persons")
    .set({ shoe_size: literal(42) }) // refused
    .where("id", "=", p("id")),
)

import { columnsOf } from "../../../../adapters/mikro-orm/statements/columns-of.ts"
import { compiled, db } from "../../../../adapters/mikro-orm/statements/compiled.ts"
import { events } from "../../../../adapters/mikro-orm/entities/event.ts"
import { persons } from "../../../../adapters/mikro-orm/entities/person.ts"
import type { Sql } from "../../../../adapters/mikro-orm/sql.ts"
import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { Person } from "../../../../core/domain/person.ts"

interface Key {
  readonly treeId: TreeId
  readonly id: PersonId
}

const find = compiled<Key>("refused find")((p) =>
  db
    .selectFrom("persons as x")
    .select(columnsOf(persons, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", "=", p("id")),
)

export const accepted = (sql: Sql, key: Key): Promise<Person | null> => find.first(sql, key)

export const swappedInTheStatement = compiled<Key>("refused swapped")((p) =>
  db
    .selectFrom("persons as x")
    .select("x.id as id")
    .where("x.tree_id", "=", p("id")) // refused
    .where(
      "x.id",
      "=",
      p("treeId"), // refused
    ),
)

export const unknownParameter = compiled<Key>("refused unknownParameter")((p) =>
  db.selectFrom("persons as x").select("x.id as id").where(
    "x.id",
    "=",
    p("personId"), // refused
  ),
)

export const notAsText = compiled<{ readonly treeId: string }>("refused notAsText")(
  (p) => db.selectFrom("persons as x").select("x.id as id").where("x.tree_id", "=", p("treeId")), // refused
)

export const numberForDate = compiled<{ readonly now: number }>("refused numberForDate")(
  (p) => db.selectFrom("sessions as x").select("x.id as id").where("x.expires_at", ">", p("now")), // refused
)

export const swappedInTheCall = (sql: Sql, { treeId, id }: Key) =>
  find.first(sql, {
    treeId: id, // refused
    id: treeId, // refused
  })

export const forgottenInTheCall = (sql: Sql, { treeId }: Key) => find.first(sql, { treeId }) // refused

export const anotherRecord = compiled<Key>("refused anotherRecord")((p) =>
  db.selectFrom("events as x").select(columnsOf(events, "x")).where("x.person_id", "=", p("id")),
)

export const withoutName = (sql: Sql, { treeId }: Key) => sql.rows("select from persons where tree_id = $1", [treeId]) // refused

export const asAnotherRecord = (sql: Sql, key: Key): Promise<Person | null> => anotherRecord.first(sql, key) // refused

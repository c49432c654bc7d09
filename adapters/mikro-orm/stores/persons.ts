import type { NameId, PersonId } from "../../../core/domain/ids.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { byKey, givenIds, ofEach, rowsOf } from "./by-key.ts"
import { ROW_LOCK, treeRecords } from "./records.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

const findPerson = compiled<{ readonly id: PersonId }>("stores/persons findPerson")((p) =>
  db.selectFrom("persons as x").select(columnsOf(persons, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findName = compiled<{ readonly id: NameId }>("stores/persons findName")((p) =>
  db.selectFrom("names as x").select(columnsOf(names, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const treeOf = compiled<{ readonly id: PersonId }>("stores/persons treeOf")((p) =>
  db.selectFrom("persons as x").select("x.tree_id as treeId").where("x.id", "=", p("id")),
)

const live = statement(
  "stores/persons live",
  `select ${columns(persons, "p")} from ${rowsOf(givenIds, "persons", "p")}
  where p.deleted_at is null order by p.id ${ROW_LOCK} of p`,
)

const descendants = statement(
  "stores/persons descendants",
  `
  with recursive descendants as (
    select $2::uuid as id
    union
    select r.to_person_id from descendants d
    join relationships r on r.tree_id = $1 and r.from_person_id = d.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select id as "id" from descendants where id <> $2`,
)

const namesOf = (from: string): string =>
  `select ${columns(names, "n")} from ${from} where n.deleted_at is null order by n.id`

const namesOfPerson = statement(
  "stores/persons namesOfPerson",
  namesOf(byKey("names", "n", "n.tree_id = $1 and n.person_id = $2")),
)
const namesOfPersons = statement(
  "stores/persons namesOfPersons",
  namesOf(ofEach("$2", "names", "n", "n.tree_id = $1 and n.person_id = k.id")),
)
const namesOfIds = statement("stores/persons namesOfIds", namesOf(rowsOf(givenIds, "names", "n")))

/** Persons and their names, within a transaction. */
export const personStores = (
  connection: TransactionConnection,
  recorder: Recorder,
): Pick<Transaction, "persons" | "names"> => {
  const ofPersons = recordedTable(connection, recorder, { kind: "person", table: persons })
  const ofNames = recordedTable(connection, recorder, { kind: "name", table: names })
  return {
    persons: {
      ...treeRecords(connection, { table: persons, find: findPerson }, ofPersons),
      treeOf: async (id) => (await treeOf.first(connection, { id }))?.treeId ?? null,
      live: (treeId, ids) => connection.rows<Person>(live, [treeId, ids]),
      descendantIds: async (treeId, id) =>
        (await connection.rows<{ readonly id: PersonId }>(descendants, [treeId, id])).map((row) => row.id),
    },
    names: {
      ...treeRecords(connection, { table: names, find: findName }, ofNames),
      ofPerson: (treeId, id) => connection.rows<Name>(namesOfPerson, [treeId, id]),
      ofPersons: (treeId, ids) => connection.rows<Name>(namesOfPersons, [treeId, ids]),
      live: (treeId, ids) => connection.rows<Name>(namesOfIds, [treeId, ids]),
    },
  }
}

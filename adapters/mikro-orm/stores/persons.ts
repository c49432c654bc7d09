import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow, treeRecords } from "./records.ts"

const live = `select ${columns(persons, "p")} from persons p
  where p.tree_id = $1 and p.id = any($2::uuid[]) and p.deleted_at is null order by p.id ${ROW_LOCK}`

const descendants = `
  with recursive descendants as (
    select $2::uuid as id
    union
    select r.to_person_id from descendants d
    join relationships r on r.tree_id = $1 and r.from_person_id = d.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select id as "id" from descendants where id <> $2`

const namesWhere = (which: string): string =>
  `select ${columns(names, "n")} from names n where n.tree_id = $1 and ${which} and n.deleted_at is null order by n.id`

/** Persons and their names, within a transaction. */
export const personStores = (
  connection: TransactionConnection,
  recorder: Recorder,
): Pick<Transaction, "persons" | "names"> => {
  const ofPersons = recordedTable(connection, recorder, { kind: "person", table: persons })
  const ofNames = recordedTable(connection, recorder, { kind: "name", table: names })
  return {
    persons: {
      ...treeRecords(connection, persons, ofPersons),
      treeOf: async (id) =>
        firstRow(
          await connection.rows<{ readonly treeId: TreeId }>('select tree_id as "treeId" from persons where id = $1', [
            id,
          ]),
        )?.treeId ?? null,
      live: (treeId, ids) => connection.rows<Person>(live, [treeId, ids]),
      descendantIds: async (treeId, id) =>
        (await connection.rows<{ readonly id: PersonId }>(descendants, [treeId, id])).map((row) => row.id),
    },
    names: {
      ...treeRecords(connection, names, ofNames),
      ofPerson: (treeId, id) => connection.rows<Name>(namesWhere("n.person_id = $2"), [treeId, id]),
      ofPersons: (treeId, ids) => connection.rows<Name>(namesWhere("n.person_id = any($2::uuid[])"), [treeId, ids]),
      live: (treeId, ids) => connection.rows<Name>(namesWhere("n.id = any($2::uuid[])"), [treeId, ids]),
    },
  }
}

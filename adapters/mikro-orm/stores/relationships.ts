import type { PersonId, RelationshipId } from "../../../core/domain/ids.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { Relationships } from "../../../core/ports/unit-of-work.ts"
import { relationships } from "../entities/relationship.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { byKey, givenIds, ofEach, rowsOf } from "./by-key.ts"
import { treeRecords } from "./records.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

const find = compiled<{ readonly id: RelationshipId }>("stores/relationships find")((p) =>
  db
    .selectFrom("relationships as x")
    .select(columnsOf(relationships, "x"))
    .where("x.id", "=", p("id"))
    .forNoKeyUpdate(),
)

type Ends = Pick<Relationship, "treeId" | "type" | "fromPersonId" | "toPersonId">

/** A partnership goes in either direction. */
const between = compiled<Ends>("stores/relationships between")((p) =>
  db
    .selectFrom("relationships as r")
    .select(columnsOf(relationships, "r"))
    .where("r.tree_id", "=", p("treeId"))
    .where("r.type", "=", p("type"))
    .where("r.deleted_at", "is", null)
    .where(({ and, or, eb }) =>
      or([
        and([eb("r.from_person_id", "=", p("fromPersonId")), eb("r.to_person_id", "=", p("toPersonId"))]),
        and([
          eb("r.type", "=", literal("partnership")),
          eb("r.from_person_id", "=", p("toPersonId")),
          eb("r.to_person_id", "=", p("fromPersonId")),
        ]),
      ]),
    ),
)

const isAncestor = statement(
  "stores/relationships isAncestor",
  `
  with recursive ancestors as (
    select r.from_person_id as id from relationships r
    where r.tree_id = $1 and r.to_person_id = $3 and r.type = 'parent_child' and r.deleted_at is null
    union
    select r.from_person_id from ancestors a
    join relationships r on r.tree_id = $1 and r.to_person_id = a.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select from ancestors where id = $2`,
)

const ancestry = statement(
  "stores/relationships ancestry",
  `
  with recursive line as (
    select unnest($2::uuid[]) as id
    union
    select r.from_person_id from line
    join relationships r on r.tree_id = $1 and r.to_person_id = line.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select r.from_person_id as "fromPersonId", r.to_person_id as "toPersonId" from line
  join relationships r on r.tree_id = $1 and r.to_person_id = line.id and r.type = 'parent_child' and r.deleted_at is null`,
)

const partnershipsFrom = (near: string, far: string): string => `
  select r.${far} as "id" from ${ofEach("$2", "relationships", "r", `r.tree_id = $1 and r.${near} = k.id`)}
  where r.type = 'partnership' and r.deleted_at is null`

const partners = statement(
  "stores/relationships partners",
  `${partnershipsFrom("from_person_id", "to_person_id")}
  union ${partnershipsFrom("to_person_id", "from_person_id")} order by 1`,
)

const twinBy = (from: string, to: string, which: string): string => `
  select from ${rowsOf(givenIds, "relationships", "x")}
  cross join lateral ${byKey("relationships", "twin", `twin.tree_id = $1 and twin.from_person_id = x.${from}`)}
  where twin.to_person_id = x.${to} and twin.type = x.type and twin.id <> x.id and twin.deleted_at is null ${which}`

const twins = statement(
  "stores/relationships twins",
  `${twinBy("from_person_id", "to_person_id", "")}
  union all ${twinBy("to_person_id", "from_person_id", "and x.type = 'partnership'")} limit 1`,
)

const isLive = (column: string): string =>
  `(select p.deleted_at is null from persons p where p.tree_id = $1 and p.id = x.${column})`

const withLivePersons = statement(
  "stores/relationships withLivePersons",
  `select ${columns(relationships, "x")} from ${rowsOf(givenIds, "relationships", "x")}
  where ${isLive("from_person_id")} or ${isLive("to_person_id")} order by x.id`,
)

/** Relationships, within a transaction. */
export const relationshipStore = (connection: TransactionConnection, recorder: Recorder): Relationships => ({
  ...treeRecords(
    connection,
    { table: relationships, find },
    recordedTable(connection, recorder, { kind: "relationship", table: relationships }),
  ),
  between: (treeId, type, fromPersonId, toPersonId) =>
    between.first(connection, { treeId, type, fromPersonId, toPersonId }),
  isAncestor: async (treeId, ancestor, person) => (await connection.run(isAncestor, [treeId, ancestor, person])) > 0,
  ancestry: (treeId, ids) =>
    connection.rows<Pick<Relationship, "fromPersonId" | "toPersonId">>(ancestry, [treeId, ids]),
  haveTwins: async (treeId, ids) => ids.length > 0 && (await connection.run(twins, [treeId, ids])) > 0,
  withLivePersons: async (treeId, ids) =>
    ids.length === 0 ? [] : connection.rows<Relationship>(withLivePersons, [treeId, ids]),
  partnersOf: async (treeId, ids) =>
    ids.length === 0
      ? []
      : (await connection.rows<{ readonly id: PersonId }>(partners, [treeId, ids])).map((row) => row.id),
})

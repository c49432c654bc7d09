/*
 * Writes as they were before changes had entries for all their rows: an entry of the main record alone, in a table with
 * the indexes and keys of that time, and updates that do not read the row as it was. Everything else is the same.
 */
import { MikroORM } from "@mikro-orm/postgresql"
import { PostgresDialect } from "kysely"
import type { Client, PoolClient } from "pg"
import { persons } from "../../adapters/mikro-orm/entities/person.ts"
import { lanesOf } from "../../adapters/mikro-orm/connection/lanes.ts"
import { openPool } from "../../adapters/mikro-orm/connection/pool.ts"
import { tables } from "../../adapters/mikro-orm/schema.ts"
import { sqlBy } from "../../adapters/mikro-orm/sql.ts"
import { statement } from "../../adapters/mikro-orm/statements/registry.ts"
import { unitOfWork } from "../../adapters/mikro-orm/unit-of-work.ts"
import { snakeCase } from "../../core/codec/snake-case.ts"
import type { RecordedChange } from "../../core/domain/change/change.ts"
import type { Person } from "../../core/domain/person.ts"
import type { RehearsedUnitOfWork, Transaction } from "../../core/ports/unit-of-work.ts"

const POOL = 10

const table = [
  `create table main_entries (
    id uuid primary key,
    at timestamptz not null,
    actor_type text not null check (actor_type in ('user', 'system')),
    actor_id uuid,
    action text not null,
    entity_type text not null,
    entity_id text not null,
    tree_id uuid references trees on delete set null,
    before json,
    after json,
    proposal_id uuid,
    request_id text
  )`,
  "create index on main_entries (tree_id, id)",
  "create index on main_entries (tree_id, entity_id, id)",
  "create index on main_entries (tree_id, actor_id, id)",
  "create index on main_entries (tree_id) where entity_type = 'proposal'",
  "create index on main_entries (entity_id) where entity_type = 'membership'",
]

const entryFields =
  "id, at, actor_type, actor_id, action, entity_type, entity_id, tree_id, before, after, proposal_id, request_id"
const insertEntry = `insert into main_entries (${entryFields})
  select ${entryFields} from json_populate_recordset(null::main_entries, $1)`

const written = persons.fields.filter((field) => !persons.key.includes(field)).map(snakeCase)
const updatePerson = `update persons x set ${written.map((column) => `${column} = fresh.${column}`).join(", ")}
  from json_populate_record(null::persons, $1) fresh where x.tree_id = $2 and x.id = $3 and x.version <= $4`

const entryOf = ({ change, entries: [main] }: RecordedChange) => ({
  id: main?.id,
  at: change.at,
  actor_type: change.actorType,
  actor_id: change.actorId,
  action: change.action,
  entity_type: change.entityType,
  entity_id: change.entityId,
  tree_id: change.treeId,
  before: main?.before,
  after: main?.after,
  proposal_id: change.proposalId,
  request_id: change.requestId,
})

const columnsOf = (person: Person): string =>
  JSON.stringify(Object.fromEntries(persons.fields.map((field) => [snakeCase(field), person[field]])))

export interface MainEntries {
  readonly uow: RehearsedUnitOfWork
  close(): Promise<void>
}

/** Units of work on a migrated database, one at a time. `admin` makes the table of the entries. */
export const mainEntries = async (url: string, admin: Client): Promise<MainEntries> => {
  for (const statement of table) await admin.query(statement)
  const pool = openPool({
    url,
    max: POOL,
    patience: { statementMs: 15_000, lockMs: 5_000, idleMs: 60_000 },
    log: console.log,
  })
  const entities = tables.map(({ entity }) => entity)
  const orm = await MikroORM.init({ clientUrl: url, entities, driverOptions: new PostgresDialect({ pool }) })
  const lane = lanesOf(pool, POOL).units
  let client: PoolClient
  const sql = sqlBy(
    (work) => work(client),
    () => undefined,
  )
  const uow = unitOfWork({
    lane: {
      load: lane.load,
      connect: async (by) => {
        const held = await lane.connect(by)
        ;({ client } = held)
        return held
      },
    },
    caller: () => null,
    manager: orm.em,
    onStatement: () => undefined,
    changed: () => undefined,
  })
  const before = (transaction: Transaction): Transaction => ({
    ...transaction,
    persons: {
      ...transaction.persons,
      update: async (person) =>
        void (await sql.run(statement("bench updatePerson", updatePerson), [
          columnsOf(person),
          person.treeId,
          person.id,
          person.version,
        ])),
    },
    changes: {
      ...transaction.changes,
      insert: async (changes) => {
        await sql.run(statement("bench insertEntry", insertEntry), [JSON.stringify(changes.map(entryOf))])
        return 0
      },
    },
  })
  return {
    uow: {
      run: (work) => uow.run((transaction) => work(before(transaction))),
      rehearse: (work) => uow.rehearse((transaction) => work(before(transaction))),
    },
    close: async () => {
      await orm.close(true)
      if (!pool.ending) await pool.end()
    },
  }
}

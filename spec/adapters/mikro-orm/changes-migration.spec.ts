import { expect } from "chai"
import pg from "pg"
import { recordChanges } from "../../../migrations/0015-changes.ts"
import { newId } from "../../support/builders.ts"
import { testDatabase } from "../../support/postgres.ts"

/** The log as it was before the migration, and what it refers to. */
const old = [
  "create table trees (id uuid primary key)",
  `create table audit_entries (id uuid primary key, at timestamptz not null, actor_type text not null, actor_id uuid, action text not null,
    entity_type text not null, entity_id text not null, tree_id uuid references trees on delete set null, before json, after json,
    proposal_id uuid, request_id text)`,
  "create index audit_entries_entity on audit_entries (tree_id, entity_id, id)",
]

describe("The migration that makes changes of audit entries", () => {
  let client: pg.Client
  const [tree, other, user] = [newId(), newId(), newId()]
  before(async () => {
    client = new pg.Client({ connectionString: (await testDatabase()).url })
    await client.connect()
    for (const statement of old) await client.query(statement)
    await client.query("insert into trees values ($1), ($2)", [tree, other])
    const add = (at: string, action: string, treeId: string | null, entityId: string, after: object | null) =>
      client.query(
        `insert into audit_entries (id, at, actor_type, actor_id, action, entity_type, entity_id, tree_id, after, request_id)
          values ($1, $2, 'user', $3, $4, split_part($4, '.', 1), $5, $6, $7, 'r-1')`,
        [newId(), at, user, action, entityId, treeId, after],
      )
    await add("2026-01-02", "person.update", tree, newId(), { version: 2 })
    await add("2026-01-01", "tree.create", tree, tree, { version: 1 })
    await add("2026-01-03", "person.purge", tree, newId(), null)
    await add("2026-01-01", "tree.create", other, other, { version: 1 })
    await add("2026-01-04", "user.register", null, user, { email: "emma@example.org", display_name: "Emma" })
    await add("2026-01-05", "session.create", null, newId(), { user_agent: null })
    for (const statement of recordChanges) await client.query(statement)
  })
  after(() => client.end())

  it("numbers them in each tree by time, and keeps who, what and when", async () => {
    const { rows } = await client.query(
      `select c.seq::integer, c.action, a.op, a.version, a.seq::integer as entry_seq, c.request_id, c.via ->> 'kind' as via
        from changes c join audit_entries a on a.change_id = c.id where c.tree_id = $1 order by c.seq`,
      [tree],
    )
    const same = { request_id: "r-1", via: "session" }
    expect(rows).to.deep.equal([
      { seq: 1, action: "tree.create", op: "create", version: 1, entry_seq: 1, ...same },
      { seq: 2, action: "person.update", op: "update", version: 2, entry_seq: 2, ...same },
      { seq: 3, action: "person.purge", op: "purge", version: null, entry_seq: 3, ...same },
    ])
    const { rows: revisions } = await client.query("select tree_id, revision::integer from tree_revisions")
    expect(revisions).to.have.deep.members([
      { tree_id: tree, revision: 3 },
      { tree_id: other, revision: 1 },
    ])
  })

  it("gives those of accounts to the account, without its address", async () => {
    const { rows } = await client.query(
      "select c.action, c.account_id, a.after from changes c join audit_entries a on a.change_id = c.id where " +
        "c.tree_id is null order by c.at",
    )
    expect(rows).to.deep.equal([
      { action: "user.register", account_id: user, after: { display_name: "Emma" } },
      { action: "session.create", account_id: user, after: { user_agent: null } },
    ])
  })
})

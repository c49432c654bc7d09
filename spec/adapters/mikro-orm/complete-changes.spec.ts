import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import pg from "pg"
import { filesBlobs } from "../../../adapters/files/blobs.ts"
import { openMikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { currentCaller } from "../../../bootstrap/callers.ts"
import type { Store } from "../../../bootstrap/stores/store.ts"
import { playStory } from "../../examples/story.ts"
import { deletedLongAgo, purgeAll, removedKinds } from "../../support/changes/purge-scene.ts"
import { notRecorded, recorded } from "../../support/changes/recorded-tables.ts"
import { migratedDatabase } from "../../support/postgres.ts"

/** Each row that any transaction writes goes to a side table, as it was and as it is. */
const watch = [
  "create schema watched",
  "create table watched.rows (tx xid8 not null, kind text not null, id text not null, tree_id text, import_id text, op text not null)",
  "create table watched.changes (tx xid8 not null, id uuid not null)",
  `create function watched.note() returns trigger language plpgsql as $$
    declare was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end; is_now jsonb :=
    case when tg_op <> 'DELETE' then to_jsonb(new) end;
      any_row jsonb := coalesce(is_now, was); ignored text[] := tg_argv[2]::text[];
    begin
      if tg_op = 'UPDATE' and was - ignored = is_now - ignored then return null; end if;
      insert into watched.rows values (pg_current_xact_id(), tg_argv[0], any_row ->> tg_argv[1],
        case tg_argv[0] when 'tree' then any_row ->> 'id' else any_row ->> 'tree_id' end, any_row ->> 'import_id', tg_op);
      return null;
    end $$`,
  `create function watched.note_change() returns trigger language plpgsql as $$
    begin insert into watched.changes values (pg_current_xact_id(), new.id); return null; end $$`,
  "create trigger watch after insert on changes for each row execute function watched.note_change()",
  ...Object.entries(recorded).map(
    ([kind, [table, ignored]]) =>
      `create trigger watch after insert or update or delete on ${table} for each row
        execute function watched.note('${kind}', '${kind === "membership" ? "user_id" : "id"}', '{${ignored.join(",")}}')`,
  ),
]

/** Rows that a transaction wrote without an entry. The job that empties a purged tree writes none. */
const unrecorded = `
  select w.kind, w.op, count(*)::integer as count from watched.rows w
  where not exists (
      select from watched.changes c join audit_entries a on a.change_id = c.id
      where c.tx = w.tx and a.entity_type = w.kind and a.entity_id = w.id
    )
    and not exists (
      select from watched.changes c join changes made on made.id = c.id where c.tx = w.tx and made.import_id::text = w.import_id
    )
    and not (w.op = 'DELETE' and w.tree_id is not null and not exists (select from trees t where t.id::text = w.tree_id))
  group by 1, 2 order by 1, 2`

/** Entries about rows that their transaction did not write. A mail and the start of a purge write none of their own. */
const invented = String.raw`
  select a.entity_type, a.action from watched.changes c join audit_entries a on a.change_id = c.id
  where a.entity_type = any($1) and a.action not like 'user.mail\_%' and a.action not in ('invitation.mail', 'tree.purge') and not exists (
    select from watched.rows w where w.tx = c.tx and w.kind = a.entity_type and w.id = a.entity_id
  )`

/** Changes that do not count what they did. The entries of rows of an import are derived unless they are stored. */
const miscounted = `
  select * from (
    select c.action, c.entry_count, (select count(*)::integer from audit_entries a where a.change_id = c.id) as stored,
      (select count(distinct w.id)::integer from watched.rows w join watched.changes wc on wc.tx = w.tx
        where wc.id = c.id and w.import_id = c.import_id::text
        and not exists (select from audit_entries a where a.change_id = c.id and a.entity_id = w.id)) as derived
    from changes c
  ) counted where entry_count <> stored + derived`

/** Trees whose changes are not numbered from 1 without gaps. */
const gaps = `
  select tree_id from changes where tree_id is not null group by tree_id having min(seq) <> 1 or max(seq) <> count(*)`

const openStore = async (): Promise<{ readonly store: Store; readonly client: pg.Client }> => {
  const database = await migratedDatabase()
  const folder = await mkdtemp(join(tmpdir(), "stemma-media-"))
  const store = await openMikroOrmStore({ url: database.url, caller: currentCaller, onStatement: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // The triggers write under the same search path as the service.
  for (const statement of watch) await client.query(statement)
  const close = async (): Promise<void> => {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    client,
    store: { ...store, blobs: filesBlobs(folder), address: null, checks: { database: () => store.ping() }, close },
  }
}

describe("The changes of a story through every operation", () => {
  let client: pg.Client
  before(async () => {
    const opened = await openStore()
    client = opened.client
    await playStory(opened.store)
  })
  after(() => client.end())

  const rowsOf = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows

  it("have an entry for every row that a command wrote", async () => {
    const [{ count }] = await rowsOf("select count(distinct tx)::integer as count from watched.rows")
    expect(count).to.be.greaterThan(60)
    expect(await rowsOf(unrecorded)).to.deep.equal([])
  })

  it("would be found out if an entry were missing", async () => {
    await client.query("begin")
    await client.query("delete from audit_entries where action = 'relationship.delete'")
    expect(await rowsOf(unrecorded)).to.not.deep.equal([])
    await client.query("rollback")
  })

  it("have no entry about a row that was not written", async () => {
    expect(await rowsOf(invented, [Object.keys(recorded)])).to.deep.equal([])
  })

  it("count their entries, those of imports too", async () => {
    expect(await rowsOf(miscounted)).to.deep.equal([])
  })

  it("are numbered in each tree from 1 without gaps", async () => {
    expect(await rowsOf(gaps)).to.deep.equal([])
    expect(
      await rowsOf(
        "select tree_id from tree_revisions r where revision <> (select max(seq) from changes c where c.tree_id = r.tree_id)",
      ),
    ).to.deep.equal([])
  })

  it("show no address, no hash and no token", async () => {
    expect(
      await rowsOf(
        `select id from audit_entries
          where regexp_replace(concat(before, after), '"provider": ?"password"', '',
          'g') ~* '(password|token_hash|_hash|@example\\.org|scrypt)'`,
      ),
    ).to.deep.equal([])
  })
})

describe("The changes of the jobs that remove what was deleted", () => {
  it("have an entry for every row that is left or was removed by itself", async () => {
    const { client, store } = await openStore()
    const rowsOf = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows
    try {
      const { kept, gone } = await deletedLongAgo(store)
      await client.query("truncate watched.rows, watched.changes")
      await purgeAll(store, gone)
      const removed = await rowsOf("select distinct kind from watched.rows where op = 'DELETE' and tree_id = $1", [
        kept,
      ])
      expect(removed.map(({ kind }) => kind)).to.have.members(removedKinds)
      // The session had ended long before.
      expect(await rowsOf(unrecorded)).to.deep.equal([{ kind: "session", op: "DELETE", count: 1 }])
      expect(await rowsOf(invented, [Object.keys(recorded)])).to.deep.equal([])
    } finally {
      await client.end()
      await store.close()
    }
  })

  it("and the tables have entries for their rows, or a reason for none", async () => {
    const { client, store } = await openStore()
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1")
    const known = [...Object.values(recorded).map(([table]) => table), ...Object.keys(notRecorded)]
    await client.end()
    await store.close()
    expect(rows.map(({ tablename }) => tablename).filter((name) => !known.includes(name))).to.deep.equal([])
  })
})

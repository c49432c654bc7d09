import { Migration } from "@mikro-orm/migrations"
import { normalizeText } from "../core/domain/name-text/normalize-text.ts"

const columns = [
  `alter table places
    add column search_text text not null default '',
    add column parent_id uuid,
    add column kind text,
    add column latitude double precision,
    add column longitude double precision,
    add column notes text,
    add column listed_alone boolean not null default false,
    add column version integer not null default 1,
    add column created_at timestamptz,
    add column updated_at timestamptz`,
  `update places set created_at = made.at, updated_at = made.at from (
    select p.tree_id, p.id, t.created_at as at from places p join trees t on t.id = p.tree_id
  ) made where places.tree_id = made.tree_id and places.id = made.id`,
]

const rules = [
  `alter table places
    alter column search_text drop default,
    alter column listed_alone drop default,
    alter column version drop default,
    alter column created_at set not null,
    alter column updated_at set not null,
    add constraint places_coordinates check ((latitude is null) = (longitude is null)),
    add constraint places_parent foreign key (tree_id, parent_id) references places on delete set null (parent_id)`,
  "drop index places_key",
  // By hash, because a place of an imported file may be longer than an index entry can be.
  "create unique index places_key on places (tree_id, md5(key), parent_id) nulls not distinct",
  "create index places_parent_id on places (tree_id, parent_id) where parent_id is not null",
]

const next = `select tree_id as "treeId", id, name from places where (tree_id, id) > (?::uuid, ?::uuid) order by tree_id, id limit 5000`

const write = `
  update places p set search_text = w.text
  from json_to_recordset(?::json) as w (tree_id uuid, id uuid, text text) where p.tree_id = w.tree_id and p.id = w.id`

/** The bytes of a place count in the quota of an account, those of its words too. */
const count = `update tree_revisions r set bytes = r.bytes + p.bytes from (
    select tree_id, sum(octet_length(search_text)) as bytes from places group by tree_id
  ) p where p.tree_id = r.tree_id`

const ZERO = "00000000-0000-0000-0000-000000000000"

/** Places have a parent, a kind, coordinates and notes, and are found by the words of their names. */
export class PlacesAsRecords extends Migration {
  override async up(): Promise<void> {
    for (const statement of columns) await this.execute(statement)
    let [treeId, id] = [ZERO, ZERO]
    for (;;) {
      const rows = await this.execute(next, [treeId, id])
      const last = rows.at(-1)
      if (last === undefined) break
      await this.execute(write, [
        JSON.stringify(rows.map((row) => ({ tree_id: row.treeId, id: row.id, text: normalizeText(row.name) }))),
      ])
      treeId = last.treeId
      id = last.id
    }
    for (const statement of [count, ...rules]) await this.execute(statement)
  }
}

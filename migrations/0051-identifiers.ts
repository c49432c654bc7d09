import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const tables = ["persons", "relationships", "sources"]

/** One key for each identifier: the id of the tree, then the hash of the value, which may be longer than an index entry. */
const keys = `
  create function identifier_keys(tree_id uuid, identifiers json) returns text[] language sql immutable parallel safe as $$
    select array_agg(tree_id::text || ' ' || md5(i ->> 'value')) from json_array_elements(identifiers) i
  $$`

const indexes = [
  // An import reads the persons with identifiers by id.
  "create index persons_identified on persons (tree_id, id) where json_array_length(identifiers) > 0",
  `create index persons_identifier on persons using gin (identifier_keys(tree_id, identifiers))
    where deleted_at is null and json_array_length(identifiers) > 0`,
]

/** Identifiers of persons, relationships and sources. Null in rows whose kept lines are still to be read. */
export class Identifiers extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column identifiers json`)
    this.addSql(keys)
    for (const index of indexes) this.addSql(index)
    this.addSql(enqueueRereading("reread_records"))
  }
}

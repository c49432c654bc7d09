import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The bytes of media and kept records that a tree stores, including deleted ones. A quota compares the sum over
  // the trees of an owner.
  `create table stored_bytes (
    tree_id uuid primary key references trees on delete cascade,
    bytes bigint not null
  )`,
  `insert into stored_bytes (tree_id, bytes)
    select tree_id, sum(bytes) from (
      select tree_id, size as bytes from media
      union all select tree_id, octet_length(lines) from kept_records
    ) counted group by tree_id`,
  // The identity of the blob store of this database, null before its first start; and the last key that the sweep
  // has seen.
  `create table blob_store (
    is_only boolean primary key check (is_only),
    id uuid,
    is_confirmed boolean not null,
    swept_tree_id uuid,
    swept_media_id uuid
  )`,
  `insert into blob_store (is_only, is_confirmed) values (true, false)`,
]

/** Tables for byte quotas and for the identity of the blob store. */
export class StoredBytesAndBlobStore extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

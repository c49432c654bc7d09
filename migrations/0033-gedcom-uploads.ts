import { Migration } from "@mikro-orm/migrations"

const statements = [
  // Files that were uploaded for an import, for an hour. The bytes are a blob of the tree with the id `blob_id`. There is
  // no foreign key to `users`: the rows end with their time, or with the tree.
  `create table gedcom_uploads (
    id uuid primary key,
    tree_id uuid not null references trees on delete cascade,
    user_id uuid not null,
    blob_id uuid not null,
    size bigint not null,
    expires_at timestamptz not null
  )`,
  "create index gedcom_uploads_tree on gedcom_uploads (tree_id)",
]

/** Files that are uploaded once, then previewed and imported. */
export class GedcomUploads extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

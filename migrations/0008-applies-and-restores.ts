import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The running apply of a proposal, and the end of its lease.
  "alter table proposals add column apply_id uuid, add column apply_ends_at timestamptz",
  // The value that the deletion of a person cleared, for a restore.
  `alter table users add column former_self_person_id uuid`,
  `create index users_former_self_person on users (former_self_person_id) where former_self_person_id is not null`,
  `alter table trees add column former_home_person_id uuid,
    add constraint trees_former_home_person foreign key (id, former_home_person_id)
      references persons (tree_id, id) on delete set null (former_home_person_id)`,
  // Indexes for the lists of deleted records.
  ...["events", "relationships", "sources", "citations", "media"].map(
    (table) => `create index ${table}_deleted on ${table} (tree_id, id) where deleted_at is not null`,
  ),
]

/** Columns and indexes for applies and restores. */
export class AppliesAndRestores extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

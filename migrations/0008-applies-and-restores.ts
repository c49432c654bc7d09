import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The apply that has a proposal to itself, and until when.
  "alter table proposals add column apply_id uuid, add column apply_ends_at timestamptz",
  // What the deletion of a person cleared, for the restore.
  `alter table users add column former_self_person_id uuid`,
  `create index users_former_self_person on users (former_self_person_id) where former_self_person_id is not null`,
  `alter table trees add column former_home_person_id uuid,
    add constraint trees_former_home_person foreign key (id, former_home_person_id)
      references persons (tree_id, id) on delete set null (former_home_person_id)`,
  // The lists of deleted records.
  ...["events", "relationships", "sources", "citations", "media"].map(
    (table) => `create index ${table}_deleted on ${table} (tree_id, id) where deleted_at is not null`,
  ),
]

/** What applies and restores need. */
export class AppliesAndRestores extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

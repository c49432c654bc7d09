import { Migration } from "@mikro-orm/migrations"

/** The kept records of an import are withdrawn when it is undone, and come back when the undo is undone. */
export class WithdrawnRecords extends Migration {
  override up(): void {
    this.addSql(
      "alter table kept_records add column import_id uuid, add column withdrawn boolean not null default false",
    )
    // The undo of an import is the only reader.
    this.addSql("create index kept_records_import on kept_records (tree_id, import_id) where import_id is not null")
  }
}

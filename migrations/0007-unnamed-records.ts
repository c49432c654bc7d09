import { Migration } from "@mikro-orm/migrations"

/** An index of the few kept records without an xref of their own, which imports search. */
export class UnnamedRecords extends Migration {
  override up(): void {
    this.addSql("create index kept_records_unnamed on kept_records (tree_id, position) where xref is null")
  }
}

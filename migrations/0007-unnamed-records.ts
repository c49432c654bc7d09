import { Migration } from "@mikro-orm/migrations"

/** An import looks through the few records that have no xref of their own. */
export class UnnamedRecords extends Migration {
  override up(): void {
    this.addSql("create index kept_records_unnamed on kept_records (tree_id, position) where xref is null")
  }
}

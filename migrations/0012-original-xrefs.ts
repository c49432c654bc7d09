import { Migration } from "@mikro-orm/migrations"

/** A kept record that an import renamed or changed has the xref and the fingerprint of its file, by which a later import finds it. */
export class OriginalXrefs extends Migration {
  override up(): void {
    this.addSql("alter table kept_records add column original_xref text, add column original_fingerprint bigint")
    // By hash: an xref may be longer than an index entry can be.
    this.addSql(
      "create index kept_records_original_xref on kept_records (tree_id, md5(original_xref)) where original_xref is not null",
    )
  }
}

import { Migration } from "@mikro-orm/migrations"

/**
 * A change that undoes an import keeps the id of the import, so that the entries of its rows can be derived. A proposal
 * keeps how many of its applied operations are undone.
 */
export class UndoneChanges extends Migration {
  override up(): void {
    this.addSql("alter table changes add column import_id uuid, add column import_step integer")
    this.addSql("update changes set import_id = id, import_step = 0 where imported_from is not null")
    this.addSql("create index changes_import on changes (import_id, import_step) where import_id is not null")
    this.addSql("alter table proposals add column undone integer not null default 0")
    this.addSql("alter table proposals alter column undone drop default")
  }
}

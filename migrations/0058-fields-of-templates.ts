import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

/** The fields of the templates of sources and citations. Null until the kept lines of the row are read. */
export class FieldsOfTemplates extends Migration {
  override up(): void {
    for (const table of ["sources", "citations"]) this.addSql(`alter table ${table} add column fields json`)
    this.addSql(enqueueRereading("reread_records"))
  }
}

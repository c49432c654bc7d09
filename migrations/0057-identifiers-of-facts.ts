import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const tables = ["names", "events", "citations", "media"]

/** Identifiers of names, events, citations and media. Null until the kept lines of the row are read. */
export class IdentifiersOfFacts extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column identifiers json`)
    this.addSql(enqueueRereading("reread_records"))
  }
}

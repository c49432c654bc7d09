import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const tables = ["persons", "names", "events", "relationships", "sources", "citations", "media"]

/** When the program of a file changed each record. A job fills it from the lines of imported files. */
export class TimesOfFiles extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column file_changed_at text`)
    this.addSql(enqueueRereading("reread_records"))
  }
}

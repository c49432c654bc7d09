import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

/** Names in other scripts and languages, and those of the primary name at its person. A job reads the names of kept records again. */
export class FormsOfNames extends Migration {
  override up(): void {
    this.addSql("alter table names add column forms json not null default '[]'::json")
    this.addSql("alter table names alter column forms drop default")
    this.addSql("alter table persons add column forms json")
    this.addSql(enqueueRereading("reread_events"))
  }
}

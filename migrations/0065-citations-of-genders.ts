import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

/** What of a person a citation is about. A job adds the citations below SEX in kept records. */
export class CitationsOfGenders extends Migration {
  override up(): void {
    this.addSql("alter table citations add column about text")
    this.addSql(enqueueRereading("reread_events"))
  }
}

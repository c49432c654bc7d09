import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const statements = [
  "alter table events add column age text",
  "alter table events add column address json",
  enqueueRereading("reread_events"),
]

/** Events have an age and an address. A job fills them from the lines of imported files. */
export class AgesAndAddresses extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

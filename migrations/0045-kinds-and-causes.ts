import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const statements = [
  "alter table events add column subtype text",
  "alter table events add column cause text",
  // Records that earlier versions keep are read by the readers of version 0.
  "alter table kept_records add column reader_version integer not null default 0",
  "alter table kept_records alter column reader_version drop default",
  enqueueRereading("reread_events"),
]

/** Events have a kind and a cause. A job fills them from the lines of imported files. */
export class KindsAndCauses extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

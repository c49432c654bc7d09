import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

const statements = [
  "alter table events add column coordinates json",
  "alter table events add column confidence integer",
  enqueueRereading("reread_events"),
]

/** Events have coordinates and a confidence. A job fills them from the lines of imported files. */
export class CoordinatesOfEvents extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

/** The order of children and partners, and twins. Null in rows until their order is read from kept lines. */
export class PositionsOfRelatives extends Migration {
  override up(): void {
    this.addSql(`alter table relationships add column position integer, add column to_position integer,
      add column twin_group text`)
    this.addSql(enqueueRereading("reread_records"))
  }
}

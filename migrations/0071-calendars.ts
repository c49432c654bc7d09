import { Migration } from "@mikro-orm/migrations"

/** The address of the calendar of an account. */
export class Calendars extends Migration {
  override up(): void {
    this.addSql("alter table users add column calendar_hash text unique")
  }
}

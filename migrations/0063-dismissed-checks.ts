import { Migration } from "@mikro-orm/migrations"

/** The findings of checks that an editor called no faults, on the row of one of their persons. */
export class DismissedChecks extends Migration {
  override up(): void {
    this.addSql("alter table persons add column dismissed_checks json")
  }
}

import { Migration } from "@mikro-orm/migrations"
import { enqueueReread } from "./0043-reread-dates.ts"

/** Dates in the words of more languages, in other calendars and as centuries: the job of 0043 reads kept records again. */
export class RereadDatesInMoreLanguages extends Migration {
  override up(): void {
    this.addSql(enqueueReread)
  }
}

import { Migration } from "@mikro-orm/migrations"
import { enqueueReread } from "./0043-reread-dates.ts"

/** `between 1847 1865` and `1647/16`: the job of 0043 reads the dates of kept records again. */
export class RereadMoreDates extends Migration {
  override up(): void {
    this.addSql(enqueueReread)
  }
}

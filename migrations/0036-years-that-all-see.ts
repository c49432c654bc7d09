import { Migration } from "@mikro-orm/migrations"

/** Non-members see the years of the events that they see. Their lists are ordered by these years. */
export class YearsThatAllSee extends Migration {
  override up(): void {
    for (const fact of ["birth", "death"])
      this.addSql(
        `create index persons_public_${fact}_year on persons (tree_id, public_${fact}_year, id) where public_${fact}_year is not null`,
      )
  }
}

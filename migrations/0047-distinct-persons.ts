import { Migration } from "@mikro-orm/migrations"

/** The persons that an editor called distinct from a person. Few persons have any, so an index of these alone finds them. */
export class DistinctPersons extends Migration {
  override up(): void {
    this.addSql("alter table persons add column distinct_from json")
    this.addSql("create index persons_distinct on persons (tree_id, id) where distinct_from is not null")
  }
}

import { Migration } from "@mikro-orm/migrations"

/** What became of a merged person. There are few of them, so an index of these alone finds them. */
export class MergedPersons extends Migration {
  override up(): void {
    this.addSql("alter table persons add column merged json")
    this.addSql("create index persons_merged on persons (tree_id, id) where merged is not null")
  }
}

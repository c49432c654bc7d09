import { Migration } from "@mikro-orm/migrations"

/** What became of a person who was merged into another one. Few persons are, so an index of these alone finds them. */
export class MergedPersons extends Migration {
  override up(): void {
    this.addSql("alter table persons add column merged json")
    this.addSql("create index persons_merged on persons (tree_id, id) where merged is not null")
  }
}

import { Migration } from "@mikro-orm/migrations"

/** The events of a place are counted from the index alone, without a look at each of their rows. */
export class PlaceCounts extends Migration {
  override up(): void {
    this.addSql("drop index events_place")
    // The time of deletion is a key and not an included column, so that equal entries are stored once.
    this.addSql("create index events_place on events (tree_id, place_id, deleted_at) where place_id is not null")
  }
}

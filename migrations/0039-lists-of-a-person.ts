import { Migration } from "@mikro-orm/migrations"

/**
 * The names and events of a person are read in the order of their lists, so that the first ones of many are found
 * without all others.
 */
export class ListsOfAPerson extends Migration {
  override up(): void {
    this.addSql("drop index names_person")
    this.addSql("create index names_person on names (tree_id, person_id, ((not is_primary)::integer), id)")
    this.addSql("drop index events_person")
    this.addSql(`create index events_person on events
      (tree_id, person_id, (coalesce((date ->> 'sortDay')::integer, 2147483647)), id) where person_id is not null`)
  }
}

import { Migration } from "@mikro-orm/migrations"

const statements = [
  // What the purge of accounts looks for, and by what it is told that a tree still needs one.
  `create index users_deleted_at on users (deleted_at) where deleted_at is not null`,
  `create index trees_owner on trees (owner_id)`,
]

export class PurgedUsers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

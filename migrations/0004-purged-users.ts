import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The accounts that a purge searches for, and the trees that still need one of them.
  `create index users_deleted_at on users (deleted_at) where deleted_at is not null`,
  `create index trees_owner on trees (owner_id)`,
]

export class PurgedUsers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

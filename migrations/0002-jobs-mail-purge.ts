import { Migration } from "@mikro-orm/migrations"

const statements = [
  // A mailed link: one row, one use.
  `create table email_tokens (
    token_hash text primary key,
    purpose text not null check (purpose in ('verify_email', 'reset_password')),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index email_tokens_user on email_tokens (user_id)`,
  `create index email_tokens_expiry on email_tokens (expires_at)`,
  `create index sessions_expiry on sessions (expires_at)`,
  // Counts for a minute. A crash may lose them, so they are not written to the log.
  `create unlogged table tries (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  `create index tries_end on tries (ends_at)`,
  // The rows that a purge searches for.
  `create index trees_deleted on trees (id) where deleted_at is not null`,
  ...["persons", "names", "events", "relationships", "sources", "citations", "media"].map(
    (table) => `create index ${table}_deleted_at on ${table} (deleted_at, tree_id) where deleted_at is not null`,
  ),
]

export class JobsMailPurge extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

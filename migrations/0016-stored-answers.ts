import { Migration } from "@mikro-orm/migrations"

const statements = [
  // Answers to requests with an idempotency key, for a day. `id` and `request_hash` are SHA-256. An answer with a secret
  // is stored without its status, address and body.
  `create table stored_answers (
    id text primary key,
    request_hash text not null,
    user_id uuid references users on delete cascade,
    tree_id uuid references trees on delete cascade,
    status integer,
    location text,
    tag text,
    body text,
    expires_at timestamptz not null
  )`,
  "create index stored_answers_user on stored_answers (user_id)",
  "create index stored_answers_tree on stored_answers (tree_id)",
  "create index stored_answers_expiry on stored_answers (expires_at)",
]

/** Answers that are sent again to a repeated request. */
export class StoredAnswers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

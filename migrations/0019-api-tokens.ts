import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table api_tokens (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null,
    scopes jsonb not null,
    tree_ids jsonb,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz not null
  )`,
  "create index api_tokens_user on api_tokens (user_id)",
  "create index api_tokens_expiry on api_tokens (expires_at)",
]

/** Tokens for programs. */
export class ApiTokens extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table questions (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    asker_id uuid not null references users on delete cascade,
    text text not null,
    person_ids json not null,
    event_id uuid,
    answers json not null,
    language text not null,
    token_hash text not null unique,
    proposal_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    ended_at timestamptz,
    primary key (tree_id, id)
  )`,
  "create index questions_id on questions using hash (id)",
  "create index questions_asker on questions (asker_id)",
  "create index questions_of_asker on questions (tree_id, asker_id, id)",
  "create index questions_expiry on questions (expires_at)",
]

/** Questions to people without an account. */
export class Questions extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

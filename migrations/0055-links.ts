import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table links (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    name text,
    shows text not null check (shows in ('public', 'members')),
    person_id uuid,
    maker_id uuid not null references users on delete cascade,
    token_hash text not null unique,
    holder_hash text not null unique,
    holder_key text not null,
    passcode_hash text,
    opened integer not null,
    last_opened_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tree_id, id)
  )`,
  "create index links_id on links (id)",
  "create index links_expiry on links (expires_at)",
  "create index links_maker on links (maker_id)",
]

/** Links by which people without an account read a tree until the links end. */
export class Links extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

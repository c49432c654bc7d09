import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table invitations (
    id uuid primary key,
    tree_id uuid not null references trees on delete cascade,
    role text not null check (role in ('owner', 'editor', 'viewer')),
    email text,
    token_hash text not null unique,
    mailed_token_hash text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  "create index invitations_tree on invitations (tree_id)",
  "create index invitations_expiry on invitations (expires_at)",
]

/** Invitations to trees, by links. */
export class Invitations extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

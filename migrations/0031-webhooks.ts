import { Migration } from "@mikro-orm/migrations"

const statements = [
  `create table webhooks (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null unique,
    url text not null,
    actions json,
    active boolean not null,
    secret text not null,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tree_id, id)
  )`,
  // How far each webhook has come. Workers write it, owners do not.
  `create table webhook_progress (
    tree_id uuid not null,
    webhook_id uuid not null,
    seq integer not null,
    attempts integer not null,
    failing_since timestamptz,
    next_attempt_at timestamptz,
    taken_until timestamptz,
    primary key (tree_id, webhook_id),
    foreign key (tree_id, webhook_id) references webhooks on delete cascade
  )`,
  `create table webhook_deliveries (
    tree_id uuid not null,
    id uuid not null,
    webhook_id uuid not null,
    change_id uuid not null,
    seq integer not null,
    attempt integer not null,
    at timestamptz not null,
    status integer,
    error text,
    next_attempt_at timestamptz,
    primary key (tree_id, id),
    foreign key (tree_id, webhook_id) references webhooks on delete cascade
  )`,
  "create index webhook_deliveries_webhook on webhook_deliveries (tree_id, webhook_id, id)",
  "create index webhook_deliveries_at on webhook_deliveries (at)",
]

/** Webhooks, how far each has come, and the attempts to deliver. */
export class Webhooks extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

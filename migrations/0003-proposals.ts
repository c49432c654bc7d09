import { Migration } from "@mikro-orm/migrations"

const statements = [
  // References to users have no foreign key: a proposal outlives the membership, and may outlive the account, of
  // its proposer.
  `create table proposals (
    tree_id uuid not null references trees on delete cascade,
    id uuid not null,
    status text not null check (status in ('pending', 'applied', 'rejected')),
    origin text not null check (origin in ('assistant', 'contributor')),
    summary text,
    proposer_id uuid not null,
    reviewer_id uuid,
    reject_reason text,
    apply_error json,
    made json not null,
    operations json not null,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tree_id, id)
  )`,
  `create index proposals_id on proposals using hash (id)`,
  `create index proposals_status on proposals (tree_id, status, id)`,
]

export class Proposals extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

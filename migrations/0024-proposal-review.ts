import { Migration } from "@mikro-orm/migrations"

const statements = [
  "alter table proposals add column seen json",
  "create index proposals_origin on proposals (tree_id, origin, id)",
  "create index proposals_review on proposals (tree_id, status, origin, id)",
  // A comment outlives the membership of its author, and may outlive the account.
  `create table proposal_comments (
    tree_id uuid not null,
    id uuid not null,
    proposal_id uuid not null,
    author_id uuid not null,
    via json not null,
    text text not null,
    created_at timestamptz not null,
    primary key (tree_id, id),
    foreign key (tree_id, proposal_id) references proposals on delete cascade
  )`,
  "create index proposal_comments_proposal on proposal_comments (tree_id, proposal_id, id)",
  "create index proposal_comments_author on proposal_comments (author_id)",
]

/** The versions of the records that a proposal names, and comments on proposals. */
export class ProposalReview extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

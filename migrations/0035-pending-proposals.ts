import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The pending proposals of an account in a tree are counted before each further one.
  "create index proposals_pending on proposals (tree_id, proposer_id) where status = 'pending'",
]

/** The number of pending proposals of an account is found by key. */
export class PendingProposals extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

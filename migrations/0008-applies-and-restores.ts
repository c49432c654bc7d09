import { Migration } from "@mikro-orm/migrations"

/** The apply that has a proposal to itself, and until when. */
export class AppliesAndRestores extends Migration {
  override up(): void {
    this.addSql("alter table proposals add column apply_id uuid, add column apply_ends_at timestamptz")
  }
}

import { Migration } from "@mikro-orm/migrations"

/** Questions that show a medium. */
export class QuestionsAboutMedia extends Migration {
  override up(): void {
    this.addSql("alter table questions add column media_id uuid")
  }
}

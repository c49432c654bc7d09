import { Migration } from "@mikro-orm/migrations"

/** Questions that are mailed, with a token of their own in the mail. */
export class MailedQuestions extends Migration {
  override up(): void {
    this.addSql("alter table questions add column email text, add column mailed_token_hash text unique")
  }
}

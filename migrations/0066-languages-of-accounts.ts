import { Migration } from "@mikro-orm/migrations"

/** The language of each account, in which its mails are written. */
export class LanguagesOfAccounts extends Migration {
  override up(): void {
    this.addSql("alter table users add column language text")
  }
}

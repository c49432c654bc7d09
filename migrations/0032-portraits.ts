import { Migration } from "@mikro-orm/migrations"

/** The part of a picture that shows a person. */
export class Portraits extends Migration {
  override up(): void {
    this.addSql("alter table persons add column portrait json")
  }
}

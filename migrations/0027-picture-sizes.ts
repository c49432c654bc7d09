import { Migration } from "@mikro-orm/migrations"

/** The sizes of pictures. Those of existing media are noted when their first thumbnail is made. */
export class PictureSizes extends Migration {
  override up(): void {
    this.addSql("alter table media add column width integer, add column height integer")
  }
}

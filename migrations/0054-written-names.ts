import { Migration } from "@mikro-orm/migrations"
import { enqueueRereading } from "./repairs/enqueue-rereading.ts"

/** Letters of scripts in which the surname comes first: Hangul, Han and Kana; in the last two without a space. */
const unspaced = "[\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff]+"
const eastAsian = "[\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3 ]+"

/** Persons with names in these scripts are shown in the order of these scripts. */
const reorder = `
  update persons p
  set display_name = n.surname || case when n.surname || n.given_name ~ '^${unspaced}$' then '' else ' ' end || n.given_name
  from names n
  where n.tree_id = p.tree_id and n.person_id = p.id and n.is_primary and n.deleted_at is null
    and n.prefix is null and n.suffix is null and n.surname_prefix is null
    and n.surname ~ '^${eastAsian}$' and n.given_name ~ '^${eastAsian}$'`

/** How names are written, and their languages. A job reads the names of kept records again. */
export class WrittenNames extends Migration {
  override up(): void {
    this.addSql("alter table names add column written text, add column language text")
    this.addSql(reorder)
    this.addSql(enqueueRereading("reread_events"))
  }
}

import { Migration } from "@mikro-orm/migrations"

const statements = [
  // The words that a transaction adds have no version yet. Without it in this key, each further word was sought among all of them.
  "create index search_words_key on search_words (tree_id, word, version)",
  "drop index search_words_word",
]

/** A word that a transaction adds is found by its key, however many words the transaction has added before. */
export class NewSearchWords extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

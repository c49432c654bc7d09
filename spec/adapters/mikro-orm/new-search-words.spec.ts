import { expect } from "chai"
import { newId } from "../../support/builders.ts"
import { plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("The search words that one transaction adds", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
    // In a database that is in use, nearly all words have a version, so a row without one seems to be rare.
    for (let trees = 0; trees < 20; trees++) {
      const { tree } = await plantTree(store)
      await store.query(
        "insert into search_words (tree_id, word, version, is_first) select $1, 'word' || n, n, false from generate_series(1, 200) n",
        [tree.id],
      )
    }
    await store.query("vacuum analyze search_words")
  })
  after(() => store.close())

  /** How many words are visited when a person with so many words comes, and as many people with a word each. */
  const visited = async (words: number): Promise<number> => {
    const { tree } = await plantTree(store)
    const add = (texts: readonly string[]) =>
      store.query(
        `insert into persons (tree_id, id, privacy, display_name, has_death_fact, death_fact_is_hidden, search_text, version,
           created_at, updated_at)
         select $1, gen_random_uuid(), 'default', 'N', true, false, text, 1, now(), now() from unnest($2::text[]) text`,
        [tree.id, texts],
      )
    const numbered = (word: string) => Array.from({ length: words }, (_, index) => `${word}${newId()}${index}`)
    await store.query("begin")
    await store.query("set local plan_cache_mode = force_generic_plan")
    await add([numbered("alias").join(" ")])
    await add(numbered("child"))
    const [counts] = await store.query(
      "select (idx_tup_fetch + seq_tup_read)::int as visited from pg_stat_xact_user_tables where relname = 'search_words'",
    )
    await store.query("rollback")
    return Number(counts?.visited)
  }

  it("are sought by their keys: four times the words visit about four times the rows", async () => {
    const [few, many] = [await visited(250), await visited(1_000)]
    expect(many).to.be.at.most(8 * Math.max(few, 250))
  })
})

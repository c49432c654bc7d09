import type { Person } from "../../../core/domain/person.ts"
import { type PersonRow, withhold } from "../../../core/domain/privacy.ts"
import type { PersonReads } from "../../../core/ports/reads.ts"
import { persons } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"

/** The least similarity of a word, set on each connection: `%>` compares with that, and only `%>` finds by the index. */
export const setSimilarity = "set pg_trgm.word_similarity_threshold = 0.25"

type Scored = Person & { readonly score: number }

/** Higher than any score. */
const BEST = 2

/**
 * The search for so many words, which stand from `$6` on: each within its similarity, the score their mean. After the
 * score `$2` and id `$3`, at most `$4` rows, and only who is public in the year `$5` unless that is null.
 * Similarity is dear to compute: the scores are made once, and whole rows are fetched for one page only.
 */
const searchFor = (words: number, state: "live" | "deleted"): string => {
  const places = Array.from({ length: words }, (_, index) => `$${index + 6}::text`)
  return `
    with hits as materialized (
      select p.id, ((${places.map((word) => `word_similarity(${word}, p.search_text)`).join(" + ")}) / ${words})::real as score
      from persons p
      where p.tree_id = $1 and p.deleted_at is ${state === "live" ? "null" : "not null"} and ${places.map((word) => `p.search_text %> ${word}`).join(" and ")}
        and ($5::integer is null or (p.privacy = 'default' and p.public_from <= $5))
    ), page as (
      select id, score from hits where score < $2::real or (score = $2::real and id > $3::uuid) order by score desc, id limit $4
    )
    select ${columns(persons, "x")}, page.score as "score"
    from page join persons x on x.tree_id = $1 and x.id = page.id order by page.score desc, page.id`
}

export const searchReads = (sql: Sql): Pick<PersonReads, "search"> => ({
  search: (treeId, words, scope, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        async (after, limit) =>
          words.length === 0
            ? []
            : // How common a word is decides whether the index pays.
              sql.rows<Scored>(
                searchFor(words.length, scope === "deleted" ? "deleted" : "live"),
                [
                  treeId,
                  after?.score ?? BEST,
                  after?.id ?? BEFORE_ALL,
                  limit,
                  scope === "deleted" ? null : scope,
                  ...words,
                ],
                "fresh",
              ),
        ({ score, id }) => ({ score, id }),
      ),
      withhold<PersonRow>,
    ),
})

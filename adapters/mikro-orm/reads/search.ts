import type { Person } from "../../../core/domain/person.ts"
import { type PersonRow, withhold } from "../../../core/domain/privacy.ts"
import type { PersonReads } from "../../../core/ports/reads.ts"
import { persons } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"

/**
 * The least similarity of a word. It is set on each connection, because only `%>` can use the index and `%>`
 * compares with this setting.
 */
export const setSimilarity = "set pg_trgm.word_similarity_threshold = 0.25"

type Scored = Person & { readonly score: number }

/** Higher than any score. */
const BEST = 2

/**
 * The search for this number of words, which are the parameters from `$6` on. Each word must be similar enough; the
 * score is their mean. Returns at most `$4` rows after the score `$2` and id `$3`, only persons who are public in
 * the year `$5` unless that is null. Similarity is expensive, so each score is computed once, and whole rows are
 * fetched for one page only.
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
            : // The frequency of a word decides whether the index pays off.
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

import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { Searchable } from "../../../../core/domain/search/hit-score.ts"
import type { SearchScope } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { hitColumns, type HitRow } from "./hit-columns.ts"

/** A person that may be a hit: the fields that the rule needs. */
export interface Candidate extends Searchable {
  readonly id: PersonId
}

/** What a statement of a search answers. */
export interface Answer<Row> {
  readonly rows: readonly Row[]
  /** The version that the words of the tree had at that moment. */
  readonly version: number
}

/** Whether the person `x` is looked through: `$1` is the tree, `$2` the year of the public or null, `$3` whether the deleted are meant. */
const inScope = `(x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2))`

/** The person `x` of a posting `p`, looked up for each: `offset 0` keeps the planner from reading all people of the tree. */
const personOf = `
  cross join lateral (
    select * from persons x where x.tree_id = $1 and x.id = p.person_id and ${inScope} offset 0
  ) x`

/** Answers the version of the words with each row of `hits`, and in a row without an id where there is none. */
const versioned = (hits: string): string => `
  select v.version as "version", h.* from (
    select coalesce((select l.version from search_word_lists l where l.tree_id = $1), 0) as version
  ) v left join lateral (${hits}) h on true`

/** People of one word or year, and what all of them score. */
export interface ScoredList {
  readonly key: string | number
  /** Of a word: 0 is the primary name, 1 another one. */
  readonly rank: number
  readonly score: number
}

/** Of each list the first so many people (those after the id `$8`, where the score is `$7`), together by falling score and id. */
const inOrder = (key: string, ids: string): string => `
  ${versioned(`
    select ids.score as "score", ${hitColumns}
    from (
      select c.score, p.person_id from unnest($4::${key}[], $5::smallint[], $6::float8[]) c (key, rank, score)
      cross join lateral (${ids} order by person_id limit $9) p
      order by c.score desc, p.person_id limit $9
    ) ids
    cross join lateral (select * from persons x where x.tree_id = $1 and x.id = ids.person_id offset 0) x
  `)}
  order by h.score desc, h.id`

const isAfter = (id: string): string => `(c.score < $7::float8 or ${id} > $8::uuid)`

const byWord = inOrder(
  "text",
  `select p.person_id from search_postings p ${personOf}
    where p.tree_id = $1 and p.word = c.key and p.rank = c.rank and ${isAfter("p.person_id")}`,
)

const withYear = (column: string): string => `(
  select x.id as person_id from persons x
  where x.tree_id = $1 and x.${column} = c.key and ($2::integer is null or x.public_${column} is not null)
    and ${isAfter("x.id")} and ${inScope} order by x.id limit $9
)`

const byYear = inOrder("integer", `select person_id from (${withYear("birth_year")} union ${withYear("death_year")}) p`)

/** The next people by id, after an id, that have a word and some others in the primary name. */
const allExact = `
  ${versioned(`
    select ${hitColumns} from search_postings p ${personOf}
    where p.tree_id = $1 and p.word = $4 and p.rank = 0 and p.person_id > $6::uuid
      and string_to_array(split_part(x.search_text, ' | ', 1), ' ') @> $5::text[]
    order by p.person_id limit $7
  `)}
  order by h.id`

/**
 * Further conditions of a query on the words and years of a person: one of each of these sets of words, and words that begin so. Null, as
 * the long ones are, meets all of them.
 */
const meetsOthers = (words: string): string => `
  not exists (select from unnest($5::jsonb[]) o where not o ?| string_to_array(${words}, ' '))
  and not exists (select from unnest($6::text[]) o where strpos(' ' || ${words}, ' ' || o) = 0)`

const searched = `x.id as "id", x.search_text as "searchText",
  case when $2::integer is null then x.birth_year else x.public_birth_year end as "birthYear",
  case when $2::integer is null then x.death_year else x.public_death_year end as "deathYear"`

const withWords = versioned(`
  select ${searched}
  from unnest($4::text[]) c (word)
  cross join lateral (
    select p.person_id from search_postings p
    where p.tree_id = $1 and p.word = c.word and p.rank in (0, 1) and ${meetsOthers("p.person_words")} offset 0
  ) p ${personOf}`)

const inYear = (column: string): string => `
  select x.id, x.search_text, x.birth_year, x.death_year, x.public_birth_year, x.public_death_year from persons x
  where x.tree_id = $1 and x.${column} = c.year and ${inScope}`

const withYears = versioned(`
  select ${searched}
  from unnest($4::integer[]) c (year)
  cross join lateral (${inYear("birth_year")} union ${inYear("death_year")}) x
  where ${meetsOthers("concat_ws(' ', x.birth_year, x.death_year)")}`)

/** What candidates must meet besides the word or year that they are found by. */
export interface Others {
  /** One of the words, or one of the years, of each of these sets, which are objects in JSON. */
  readonly sets: readonly string[]
  readonly prefixes: readonly string[]
}

type Versioned<Row> = (Row | { readonly [Field in keyof Row]: null }) & { readonly version: number }

const answer = <Row extends { readonly id: PersonId }>(rows: readonly Versioned<Row>[]): Answer<Row> => ({
  rows: rows.filter((row): row is Versioned<Row> & Row => row.id !== null),
  version: rows[0]?.version ?? 0,
})

/** The statements of a search. */
export const candidatesOf = (sql: Sql, treeId: TreeId, scope: SearchScope) => {
  const first = [treeId, typeof scope === "number" ? scope : null, scope === "deleted"]
  const ask = async <Row extends { readonly id: PersonId }>(
    text: string,
    ...values: readonly unknown[]
  ): Promise<Answer<Row>> => answer(await sql.rows<Versioned<Row>>(text, [...first, ...values]))
  return {
    /** The next so many people of these lists, behind the one of this score and id. */
    inOrder: (
      kind: "word" | "year",
      lists: readonly ScoredList[],
      after: { readonly score: number; readonly id: string },
      limit: number,
    ): Promise<Answer<HitRow & { readonly score: number }>> =>
      ask(
        kind === "word" ? byWord : byYear,
        lists.map(({ key }) => key),
        lists.map(({ rank }) => rank),
        lists.map(({ score }) => score),
        after.score,
        after.id,
        limit,
      ),
    /** The next people by id that have all these words in the primary name. */
    allExact: (word: string, others: readonly string[], after: string, limit: number): Promise<Answer<HitRow>> =>
      ask(allExact, word, others, after, limit),
    /** All people that have one of these words, or one of these years, and meet the rest. A person may occur more than once. */
    meeting: (
      kind: "word" | "year",
      keys: readonly (string | number)[],
      { sets, prefixes }: Others,
    ): Promise<Answer<Candidate>> => ask(kind === "word" ? withWords : withYears, keys, sets, prefixes),
  }
}

export type Candidates = ReturnType<typeof candidatesOf>

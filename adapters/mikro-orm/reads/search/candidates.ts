import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { Searchable } from "../../../../core/domain/search/hit-score.ts"
import { qualityOf } from "../../../../core/domain/search/search-plan.ts"
import type { SearchScope } from "../../../../core/ports/reads.ts"
import type { Sql } from "../../sql.ts"
import { hitColumns, type HitRow } from "./hit-columns.ts"
import { FIRST_PUBLIC_YEAR, yearOf } from "./public-year.ts"
import { groupsOf, type ScoredList } from "./scored-lists.ts"
import { type StatementText, statement } from "../../statements/registry.ts"

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

/**
 * Whether a search covers the person `x`: `$1` is the tree, `$2` the year of the public or null, `$3` selects the deleted people.
 */
const inScope = `(x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2))`

/** Whether the posting `p` is of a person that the search may cover. No other person of a word is looked up for the public. */
const isOpen = `($2::integer is null or p.public_year <= greatest($2::integer, ${FIRST_PUBLIC_YEAR}))`

/** The person `x` of a row `p`, looked up by key: `offset 0` keeps the planner from reading all people of the tree. */
const personOf = `
  cross join lateral (
    select * from persons x where x.tree_id = $1 and x.id = p.person_id and ${inScope} offset 0
  ) x`

/** The version that the words of the reader have now, as `v`. */
const version = `(
    select coalesce((
      select case when $2::integer is null then l.version else l.public_version end from search_word_lists l where l.tree_id = $1
    ), 0) as version
  ) v`

/** Adds the version of the words to each row of `hits`. Without hits there is one row that has only the version. */
const versioned = (hits: string): string =>
  `select v.version as "version", h.* from ${version} left join lateral (${hits}) h on true`

/**
 * The first entries of the lists (after the id `$8` where the score is `$7`), together by falling score and id. The
 * lists of one score are a group, and the groups come in order, so PostgreSQL reads no more of them than the limit
 * `$9` needs. Someone may be in many lists: the answer has everyone once, with the best score, but the people `$12`,
 * and says how many entries there were and which was the last.
 */
const inOrder = (key: string, people: string): string => `
  with entries as materialized (
    select g.score, p.id
    from unnest($6::float8[], $10::integer[], $11::integer[]) with ordinality g (score, first, last, number)
    cross join lateral (
      select p.id from unnest(($4::${key}[])[g.first:g.last], ($5::smallint[])[g.first:g.last]) c (key, rank)
      cross join lateral (${people} limit $9) p
      order by p.id limit $9
    ) p
    order by g.number, p.id limit $9
  )
  select v.version as "version", e.*, h.* from ${version}
  cross join (
    select (select count(*) from entries)::integer as "entries", (
      select json_build_object('score', n.score, 'id', n.id) from entries n order by n.score, n.id desc limit 1
    ) as "last"
  ) e
  left join lateral (
    select n.score as "score", ${hitColumns("$2::integer")}
    from (select n.id, max(n.score) as score from entries n group by n.id) n
    cross join lateral (
      select * from persons x where x.tree_id = $1 and x.id = n.id and n.id <> all ($12::uuid[]) offset 0
    ) x
  ) h on true
  order by h.score desc, h.id`

const isAfter = (id: string): string => `(g.score < $7::float8 or ${id} > $8::uuid)`

const byWord = statement(
  "reads/search/candidates byWord",
  inOrder(
    "text",
    `select x.id from search_postings p ${personOf}
    where p.tree_id = $1 and p.word = c.key and p.rank = c.rank and ${isOpen} and ${isAfter("p.person_id")}
    order by p.person_id`,
  ),
)

/** The columns of the years that members read, and of those that the public reads. */
const yearsOf = {
  members: ["birth_year", "death_year"],
  public: ["public_birth_year", "public_death_year"],
} as const
type Audience = keyof typeof yearsOf

const withYear = (column: string): string => `(
  select x.id from persons x
  where x.tree_id = $1 and x.${column} = c.key and ${isAfter("x.id")} and ${inScope} order by x.id limit $9
)`

const byYearOf = (audience: Audience): StatementText =>
  statement(
    "reads/search/candidates byYear",
    inOrder(
      "integer",
      `select distinct x.id from (${yearsOf[audience].map(withYear).join(" union all ")}) x order by x.id`,
    ),
  )
const byYear = { members: byYearOf("members"), public: byYearOf("public") }

/** The next people by id, after an id, that have a word and some others in the primary name. Null, as long words are, has them all. */
const allExact = statement(
  "reads/search/candidates allExact",
  `
  ${versioned(`
    select ${hitColumns("$2::integer")} from (
      select p.person_id from search_postings p
      where p.tree_id = $1 and p.word = $4 and p.rank = 0 and ${isOpen} and p.person_id > $6::uuid
        and (string_to_array(split_part(p.person_words, ' | ', 1), ' ') @> $5::text[]) is not false
      order by p.person_id offset 0
    ) p ${personOf}
    order by x.id limit $7
  `)}
  order by h.id`,
)

/** The conditions on candidates besides the word or year that they are found by. */
export interface Others {
  /** Objects in JSON: a candidate has one of the words, or years, of each. The values are qualities. */
  readonly sets: readonly string[]
  /** A candidate has a word with each of these prefixes. */
  readonly prefixes: readonly string[]
}

/** The parameter of each set, then that of each prefix, after the parameter `$last`. */
const parametersOf = ({ sets, prefixes }: Others, last: number) => ({
  sets: sets.map((_, index) => `$${last + 1 + index}::jsonb`),
  prefixes: prefixes.map((_, index) => `$${last + 1 + sets.length + index}::text`),
})

type Parameters = ReturnType<typeof parametersOf>

/** Whether the words and years of a person meet the other conditions. Null, as long words are, meets all of them. */
const meets = (words: string, { sets, prefixes }: Parameters): string =>
  [
    ...sets.map((set) => `(${set} ?| string_to_array(${words}, ' ')) is not false`),
    ...prefixes.map((prefix) => `(strpos(' ' || ${words}, ' ' || ${prefix}) > 0) is not false`),
  ].join(" and ")

const searched = `x.id as "id", x.search_text as "searchText",
  case when $2::integer is null then x.birth_year else x.public_birth_year end as "birthYear",
  case when $2::integer is null then x.death_year else x.public_death_year end as "deathYear"`

/** The postings of the word `c.word` whose people meet the other conditions. */
const postings = (others: Parameters): string => `
  cross join lateral (
    select p.person_id, p.person_words from search_postings p
    where p.tree_id = $1 and p.word = c.word and p.rank in (0, 1) and ${isOpen} and ${meets("p.person_words", others)} offset 0
  ) p`

const withWords = (others: Parameters): string =>
  versioned(`
    select ${searched}
    from (select distinct p.person_id from unnest($4::text[]) c (word) ${postings(others)}) p ${personOf}`)

const inYear = (column: string): string => `
  select x.id, x.search_text, x.birth_year, x.death_year, x.public_birth_year, x.public_death_year from persons x
  where x.tree_id = $1 and x.${column} = c.year and ${inScope}`

const withYears = (others: Parameters, audience: Audience): string =>
  versioned(`
    select ${searched}
    from (
      select distinct x.* from unnest($4::integer[]) c (year)
      cross join lateral (${yearsOf[audience].map(inYear).join(" union ")}) x
    ) x
    where ${meets(`concat_ws(' ', ${yearsOf[audience].map((column) => `x.${column}`).join(", ")})`, others)}`)

/** The quality of the best word of the posting `p` in a set; that of an exact match where its words are null. */
const bestIn = (set: string): string => `
  select coalesce(max((${set} ->> w)::float8), ${qualityOf({ kind: "exact", similarity: 1 })}) as quality
  from string_to_table(p.person_words, ' ') w`

const kindOf = (quality: string): string => `floor(${quality} / 2)`

/**
 * The best quality that a hit of the posting `p` can have: the worst kind and the mean similarity of its matches, as if all were on the
 * primary name.
 */
const bound = ({ sets }: Parameters): string => {
  const lookUps = sets.map((set, index) => `cross join lateral (${bestIn(set)}) o${index}`)
  const qualities = ["c.quality", ...sets.map((_, index) => `o${index}.quality`)]
  const similarities = qualities.map((quality) => `${quality} - 2 * ${kindOf(quality)}`)
  return `${lookUps.join(" ")} cross join lateral (
    select 2 * least(${qualities.map(kindOf).join(", ")}) + (${similarities.join(" + ")}) / ${qualities.length} as quality
  ) b`
}

/** The inner order lets PostgreSQL look up only as many persons as the limit needs. */
const best = (others: Parameters): StatementText =>
  statement(
    "reads/search/candidates best",
    `
  ${versioned(`
    select x.quality as "quality", ${hitColumns("$2::integer")}
    from (
      select p.quality, x.* from (
        select p.person_id, max(b.quality) as quality
        from unnest((select $4::text[]), (select $5::float8[])) c (word, quality) ${postings(others)} ${bound(others)}
        group by p.person_id order by max(b.quality) desc, p.person_id offset 0
      ) p ${personOf}
      order by p.quality desc, p.person_id limit $6
    ) x
  `)}
  order by h.quality desc, h.id`,
  )

type Versioned<Row> = (Row | { readonly [Field in keyof Row]: null }) & { readonly version: number }

/** What a statement answers about the entries of lists. */
interface Entries {
  /** How many entries it went through. */
  readonly entries: number
  /** The last of them. */
  readonly last: { readonly score: number; readonly id: string } | null
}

const answer = <Row extends { readonly id: PersonId }>(rows: readonly Versioned<Row>[]): Answer<Row> => ({
  rows: rows.filter((row): row is Versioned<Row> & Row => row.id !== null),
  version: rows[0]?.version ?? 0,
})

/** The statements of a search. */
export const candidatesOf = (sql: Sql, treeId: TreeId, scope: SearchScope) => {
  const year = yearOf(scope)
  const first = [treeId, year, scope === "deleted"]
  const audience: Audience = year === null ? "members" : "public"
  const ask = async <Row extends { readonly id: PersonId }>(
    text: StatementText,
    values: readonly unknown[],
  ): Promise<Answer<Row>> => answer(await sql.rows<Versioned<Row>>(text, [...first, ...values]))
  return {
    /**
     * The people of the next so many entries of these lists, which come by falling score, behind the one of this score and id. Those
     * who are known already are left out.
     */
    inOrder: async (
      kind: "word" | "year",
      lists: readonly ScoredList[],
      after: { readonly score: number; readonly id: string },
      { limit, known }: { readonly limit: number; readonly known: readonly string[] },
    ): Promise<Answer<HitRow & { readonly score: number }> & Entries> => {
      const groups = groupsOf(lists)
      type Entry = HitRow & { readonly score: number }
      const rows = await sql.rows<Versioned<Entry> & Entries>(kind === "word" ? byWord : byYear[audience], [
        ...first,
        lists.map(({ key }) => key),
        lists.map(({ rank }) => rank),
        groups.map(({ score }) => score),
        after.score,
        after.id,
        limit,
        groups.map((group) => group.first),
        groups.map((group) => group.last),
        known,
      ])
      return { ...answer<Entry>(rows), entries: rows[0]?.entries ?? 0, last: rows[0]?.last ?? null }
    },
    /** The next people by id that have all these words in the primary name. */
    allExact: (word: string, others: readonly string[], after: string, limit: number): Promise<Answer<HitRow>> =>
      ask(allExact, [word, others, after, limit]),
    /**
     * Of the people that have one of these words and meet the rest, those with the best qualities. A quality is the best that the person
     * can have as a hit.
     */
    best: (
      words: readonly { readonly key: string; readonly quality: number }[],
      others: Others,
      limit: number,
    ): Promise<Answer<HitRow & { readonly quality: number }>> => {
      const values = [words.map(({ key }) => key), words.map(({ quality }) => quality), limit]
      return ask(best(parametersOf(others, 6)), [...values, ...others.sets, ...others.prefixes])
    },
    /** All people that have one of these words, or one of these years, and meet the rest. */
    meeting: (
      kind: "word" | "year",
      keys: readonly (string | number)[],
      others: Others,
    ): Promise<Answer<Candidate>> => {
      const parameters = parametersOf(others, 4)
      const text = statement(
        "reads/search/candidates meeting",
        kind === "word" ? withWords(parameters) : withYears(parameters, audience),
      )
      return ask(text, [keys, ...others.sets, ...others.prefixes])
    },
  }
}

export type Candidates = ReturnType<typeof candidatesOf>

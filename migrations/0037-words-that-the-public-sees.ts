import { Migration } from "@mikro-orm/migrations"

/** A search looks at so many names of a person, and at so many words of these, the separators between names included. */
const [MOST_NAMES, MOST_WORDS] = [100, 1_000] as const

/** Texts of more names or words, cut as `searchText` cuts them from now on. */
export const cutSearchTexts = `
  update persons set search_text = c.text
  from (
    select p.tree_id, p.id, regexp_replace(array_to_string(
      (string_to_array(array_to_string((string_to_array(p.search_text, ' | '))[1:${MOST_NAMES}], ' | '), ' '))[1:${MOST_WORDS}], ' '
    ), ' \\|$', '') as text
    from persons p where length(p.search_text) > ${MOST_NAMES * 3}
  ) c
  where persons.tree_id = c.tree_id and persons.id = c.id and persons.search_text <> c.text`

/** Years before this one count as this one: there is one group for all people that the public sees already. */
const FIRST_YEAR = 2026

/** The first year in which the public sees the person `x`; null for never. */
const publicYear = (x: string): string =>
  `case when ${x}.deleted_at is null and ${x}.privacy = 'default' and ${x}.public_from is not null
    then greatest(${x}.public_from, ${FIRST_YEAR}) end`

/**
 * The postings of people that the public sees have the first year in which it does. `search_words` has a row for each word, and one
 * more for each word and year of such a posting: they are all words that a search of the public knows. The empty word says that
 * such a row was removed. `public_version` is the version of the last change of these rows.
 */
const tables = [
  // The words of the texts that were cut get their versions before the tables change.
  "set constraints all immediate",
  "set constraints all deferred",
  `create table search_postings_with_years (
    tree_id uuid not null,
    word text collate "C" not null,
    rank smallint not null,
    person_id uuid not null,
    person_words text,
    public_year integer
  )`,
  `insert into search_postings_with_years (tree_id, word, rank, person_id, person_words, public_year)
    select p.tree_id, p.word, p.rank, p.person_id, case when p.person_words is not null then
      concat_ws(' ', p.person_words, nullif(x.public_birth_year, x.birth_year), nullif(x.public_death_year, x.death_year))
    end, ${publicYear("x")}
    from search_postings p join persons x on x.tree_id = p.tree_id and x.id = p.person_id`,
  "drop table search_postings",
  "alter table search_postings_with_years rename to search_postings",
  `alter table search_postings
    add constraint search_postings_pkey primary key (tree_id, word, rank, person_id) include (person_words, public_year)`,
  // Whether someone that the public sees has a word. Pairs have a space.
  `create index search_postings_public on search_postings (tree_id, word, public_year)
    where public_year is not null and strpos(word, ' ') = 0`,
  "alter table search_words add column public_year integer",
  "create index search_words_public on search_words (tree_id, version) where public_year is not null",
  "create index search_words_removed on search_words (tree_id, version) where word = ''",
  "alter table search_word_lists add column public_version bigint not null default 0",
  "alter table search_leftovers add column public_year integer",
  `insert into search_words (tree_id, word, version, is_first, public_year)
    select p.tree_id, p.word, l.version, false, p.public_year
    from search_postings p join search_word_lists l on l.tree_id = p.tree_id
    where p.public_year is not null and strpos(p.word, ' ') = 0
    group by 1, 2, 3, 5`,
  `update search_word_lists l set public_version = version
    where exists (select from search_words k where k.tree_id = l.tree_id and k.public_year is not null)`,
]

/** The column `person_words` of a posting. Pairs do not need it. */
const personWords = `case when not w.is_pair and length(n.search_text) <= 200
  then concat_ws(' ', n.search_text, n.birth_year, n.death_year,
    nullif(n.public_birth_year, n.birth_year), nullif(n.public_death_year, n.death_year)) end`

/** PostgreSQL would plan these functions for the few rows of their first call (`0011-search`). */
const byIndex = "language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off"

/** What the postings of a person are made of. */
const written = (x: string): string => `(${x}.search_text, ${x}.birth_year, ${x}.death_year, ${publicYear(x)})`

/** The persons of an update that changes their postings: `o` before, `n` after. */
const changed = `(select o.* from gone o) o join (select n.* from came n) n
  on n.tree_id = o.tree_id and n.id = o.id and ${written("n")} is distinct from ${written("o")}`

const removePostings = (people: string): string => `
  delete from search_postings where ctid = any (array(
    select p.ctid from ${people} cross join lateral search_text_keys(o.search_text) w
      cross join lateral (
        select x.ctid from search_postings x
        where x.tree_id = o.tree_id and x.word = w.word and x.rank = w.rank and x.person_id = o.id offset 0
      ) p
  ));`

/** The rows of `search_words` for a word of a person: that of the word, and that of the public. */
const rowsOf = (word: string, year: string): string => `
  cross join lateral (
    select null::integer as public_year union all select ${year} where ${year} is not null and ${word} <> ' '
  ) y`

/** The version of a word in `search_words` is null exactly in the rows of this transaction: no other can remove those. */
const hasWord = `
  coalesce(
    (select true from search_words k where k.tree_id = d.tree_id and k.word = d.word
      and k.public_year is not distinct from d.public_year and k.version is null limit 1),
    (select true from search_words k where k.tree_id = d.tree_id and k.word = d.word
      and k.public_year is not distinct from d.public_year limit 1 for key share)
  )`

/** Whether no other row of this transaction makes `number_search_words` run at the commit. */
const isFirst = (tree: string): string =>
  `not exists (select from search_words k where k.tree_id = ${tree} and k.version is null)`

/** Adds the words of people. It locks words that are there, so that no other transaction removes them until this one ends. */
const addWords = (people: string): string => `
  with keys as materialized (
    select n.tree_id, w.word, w.rank, w.is_pair, n.id, ${personWords} as person_words, ${publicYear("n")} as public_year
    from ${people} cross join lateral search_text_keys(n.search_text) w
  ), added as (
    insert into search_postings (tree_id, word, rank, person_id, person_words, public_year)
      select tree_id, word, rank, id, person_words, public_year from keys
  )
  insert into search_words (tree_id, word, public_year, is_first)
    select d.tree_id, d.word, d.public_year,
      row_number() over (partition by d.tree_id) = 1 and ${isFirst("d.tree_id")}
    from (
      select distinct k.tree_id, k.word, y.public_year from keys k ${rowsOf("k.word", "k.public_year")} where not k.is_pair
    ) d
    where ${hasWord} is null;`

/** Removes those words of people that no name in the tree has any more. */
const removeWords = (people: string): string => `
  for tree, words, years in
    select d.tree_id, array_agg(d.word), array_agg(d.public_year)
    from (
      select distinct o.tree_id, w.word, y.public_year
      from ${people} cross join lateral search_text_keys(o.search_text) w ${rowsOf("w.word", publicYear("o"))}
      where not w.is_pair
    ) d
    group by d.tree_id
  loop
    perform remove_unused_search_words(tree, words, years);
  end loop;`

const isUnused = (word: string, year: string): string => `
  case when ${year} is null
    then (select true from search_postings p where p.tree_id = tree and p.word = ${word} limit 1)
    else (select true from search_postings p where p.tree_id = tree and p.word = ${word} and p.public_year = ${year}
      and p.public_year is not null and strpos(p.word, ' ') = 0 limit 1)
  end is null`

const isRowOf = "k.tree_id = tree and k.word = w.word and k.public_year is not distinct from w.public_year"

const functions = [
  "drop function remove_unused_search_words (uuid, text[])",
  // Each statement sees what was committed before it: whether a word is unused is asked again once the word is locked.
  `create function remove_unused_search_words (tree uuid, words text[], years integer[]) returns void ${byIndex} as $$
    declare
      unused tid[];
      was_public boolean;
    begin
      unused := array(
        select k.ctid from unnest(words, years) w (word, public_year) join search_words k on ${isRowOf}
        where ${isUnused("w.word", "w.public_year")} for update of k skip locked
      );
      with removed as (
        delete from search_words k where k.ctid = any (unused) and ${isUnused("k.word", "k.public_year")}
        returning k.public_year
      )
      select coalesce(bool_or(r.public_year is not null), false) into was_public from removed r;
      if was_public then
        insert into search_words (tree_id, word, public_year, is_first)
          select tree, '', 0, ${isFirst("tree")}
          where exists (select from trees t where t.id = tree)
            and not exists (select from search_words k where k.tree_id = tree and k.word = '' and k.version is null);
      end if;
      insert into search_leftovers (tree_id, word, public_year)
        select tree, w.word, w.public_year from unnest(words, years) w (word, public_year)
        where ${isUnused("w.word", "w.public_year")} and (select true from search_words k where ${isRowOf} limit 1);
    end
  $$`,
  // Of the rows that say that something was removed, the newest is enough.
  `create or replace function remove_search_leftovers () returns void language plpgsql as $$
    declare
      tree uuid;
      words text[];
      years integer[];
    begin
      for tree, words, years in
        with taken as (delete from search_leftovers returning tree_id, word, public_year),
          each as (select distinct tree_id, word, public_year from taken)
        select tree_id, array_agg(word), array_agg(public_year) from each group by tree_id
      loop
        perform remove_unused_search_words(tree, words, years);
      end loop;
      delete from search_words where ctid = any (array(
        select k.ctid from search_words k
        where k.word = '' and k.version < (select max(n.version) from search_words n where n.tree_id = k.tree_id and n.word = '')
        for update skip locked
      ));
    end
  $$`,
  `create or replace function add_search_words () returns trigger ${byIndex} as $$
    begin
      ${addWords("came n")}
      return null;
    end
  $$`,
  // The rows of one statement are compared in memory, where a hash join is right.
  `create or replace function change_search_words () returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      tree uuid;
      words text[];
      years integer[];
    begin
      if exists (select from ${changed}) then
        ${removePostings(changed)}
        ${addWords(changed)}
        ${removeWords(changed)}
      end if;
      return null;
    end
  $$`,
  `create or replace function remove_search_words () returns trigger ${byIndex} as $$
    declare
      tree uuid;
      words text[];
      years integer[];
    begin
      ${removePostings("gone o")}
      ${removeWords("gone o")}
      return null;
    end
  $$`,
  // It runs at the commit: the versions of a tree rise in the order of the commits, and its row is locked for a short time.
  `create or replace function number_search_words () returns trigger ${byIndex} as $$
    declare
      next bigint;
      is_public boolean;
    begin
      -- The rows go with their tree.
      if not exists (select from search_words where tree_id = new.tree_id and version is null) then
        return null;
      end if;
      is_public := exists (
        select from search_words where tree_id = new.tree_id and version is null and public_year is not null
      );
      insert into search_word_lists as l (tree_id, version, public_version) values (new.tree_id, 1, is_public::integer)
        on conflict (tree_id) do update set version = l.version + 1,
          public_version = case when is_public then l.version + 1 else l.public_version end
        returning version into next;
      update search_words set version = next where tree_id = new.tree_id and version is null;
      return null;
    end
  $$`,
]

/** A search of the public finds people by words that it sees, and no search looks at more names of a person than people have. */
export class WordsThatThePublicSees extends Migration {
  override up(): void {
    for (const statement of [cutSearchTexts, ...tables, ...functions]) this.addSql(statement)
  }
}

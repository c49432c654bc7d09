import { Migration } from "@mikro-orm/migrations"
import { searchText } from "../core/domain/name-text/search-text.ts"

/** A person that gets a new search text, with the names that go into it. */
interface Renamed {
  readonly tree_id: string
  readonly id: string
  readonly names:
    | readonly {
        readonly isPrimary: boolean
        readonly givenName: string | null
        readonly surname: string | null
        readonly prefix: string | null
        readonly suffix: string | null
        readonly surnamePrefix: string | null
      }[]
    | null
}

/**
 * `search_postings` has the words of each person's names. Rank 0 is a word of the primary name, 1 a word of another name only.
 * `person_words` repeats all words of the person and the years of birth and death, so that a search for several words need not
 * look up each person; it is null where they are long. `search_words` has the distinct words of each tree.
 *
 * Triggers on `persons` write both tables, so that no write of names can forget them.
 */
const tables = [
  `create table search_postings (
    tree_id uuid not null,
    word text collate "C" not null,
    rank smallint not null,
    person_id uuid not null,
    person_words text,
    primary key (tree_id, word, rank, person_id) include (person_words)
  )`,
  // A word may be there more than once: transactions that add it at the same time do not wait for one another.
  `create table search_words (
    tree_id uuid not null references trees on delete cascade,
    word text collate "C" not null,
    -- Null until the transaction that adds the word commits.
    version bigint,
    -- Whether it is the first word that its transaction adds to the tree.
    is_first boolean not null
  )`,
  `create index search_words_word on search_words (tree_id, word)`,
  `create index search_words_version on search_words (tree_id, version)`,
  `create table search_word_lists (
    tree_id uuid primary key references trees on delete cascade,
    version bigint not null
  )`,
  // Words that lost their last name while another transaction was adding them, to be looked at again.
  `create table search_leftovers (
    tree_id uuid not null,
    word text collate "C" not null
  )`,
]

/**
 * PostgreSQL makes a plan of these functions for few rows and keeps it for many. A planner that takes a table for empty would
 * scan it, so the functions look each row up by an index.
 */
const byIndex = "language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off"

/** The column `person_words` of the postings of the person `x`. */
const personWords = (x: string): string =>
  `case when length(${x}.search_text) <= 200 then concat_ws(' ', ${x}.search_text, ${x}.birth_year, ${x}.death_year) end`

/** The persons of an update with changed words or years: `o` before, `n` after. */
const changed =
  "(select o.* from gone o) o join (select n.* from came n) n on n.tree_id = o.tree_id and n.id = o.id and (n.search_text, n.birth_year, n.death_year) is distinct from (o.search_text, o.birth_year, o.death_year)"

const removePostings = (people: string): string => `
  delete from search_postings where ctid = any (array(
    select p.ctid from ${people} cross join lateral search_text_words(o.search_text) w
      cross join lateral (
        select x.ctid from search_postings x
        where x.tree_id = o.tree_id and x.word = w.word and x.rank = w.rank and x.person_id = o.id offset 0
      ) p
  ));`

/** The version of a word in `search_words` is null exactly in the rows of this transaction: no other can remove those. */
const hasWord = `
  coalesce(
    (select true from search_words k where k.tree_id = d.tree_id and k.word = d.word and k.version is null limit 1),
    (select true from search_words k where k.tree_id = d.tree_id and k.word = d.word limit 1 for key share)
  )`

/** Adds the words of people. It locks words that are there, so that no other transaction removes them until this one ends. */
const addWords = (people: string): string => `
  with words as materialized (
    select n.tree_id, w.word, w.rank, n.id, ${personWords("n")} as person_words
    from ${people} cross join lateral search_text_words(n.search_text) w
  ), added as (
    insert into search_postings (tree_id, word, rank, person_id, person_words)
      select tree_id, word, rank, id, person_words from words
  )
  insert into search_words (tree_id, word, is_first)
    select d.tree_id, d.word, row_number() over (partition by d.tree_id) = 1
      and not exists (select from search_words k where k.tree_id = d.tree_id and k.version is null)
    from (select distinct tree_id, word from words) d
    where ${hasWord} is null;`

/** Removes those words of people that no name in the tree has any more. */
const removeWords = (people: string): string => `
  for tree, words in
    select o.tree_id, array_agg(distinct w.word) from ${people} cross join lateral search_text_words(o.search_text) w
    group by o.tree_id
  loop
    perform remove_unused_search_words(tree, words);
  end loop;`

const isUnused = (word: string): string =>
  `(select true from search_postings p where p.tree_id = tree and p.word = ${word} limit 1) is null`

const functions = [
  `create function search_text_words (search_text text) returns table (word text, rank smallint)
    language sql immutable parallel safe as $$
      select w.word, min(case when w.at > coalesce(array_position(t.words, '|'), 2147483647) then 1 else 0 end)::smallint
      from (select string_to_array(search_text, ' ') as words) t cross join lateral unnest(t.words) with ordinality w (word, at)
      where w.word not in ('', '|') group by w.word
    $$`,
  // Each statement sees what was committed before it: whether a word is unused is asked again once the word is locked.
  `create function remove_unused_search_words (tree uuid, words text[]) returns void ${byIndex} as $$
    declare
      unused tid[];
    begin
      unused := array(
        select k.ctid from unnest(words) w (word) join search_words k on k.tree_id = tree and k.word = w.word
        where ${isUnused("w.word")} for update of k skip locked
      );
      delete from search_words k where k.ctid = any (unused) and ${isUnused("k.word")};
      insert into search_leftovers (tree_id, word)
        select tree, w.word from unnest(words) w (word)
        where ${isUnused("w.word")}
          and (select true from search_words k where k.tree_id = tree and k.word = w.word limit 1);
    end
  $$`,
  `create function remove_search_leftovers () returns void language plpgsql as $$
    declare
      tree uuid;
      words text[];
    begin
      for tree, words in
        with taken as (delete from search_leftovers returning tree_id, word)
        select tree_id, array_agg(distinct word) from taken group by tree_id
      loop
        perform remove_unused_search_words(tree, words);
      end loop;
    end
  $$`,
  `create function add_search_words () returns trigger ${byIndex} as $$
    begin
      ${addWords("came n")}
      return null;
    end
  $$`,
  // The rows of one statement are compared in memory, where a hash join is right.
  `create function change_search_words () returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      tree uuid;
      words text[];
    begin
      if exists (select from ${changed}) then
        ${removePostings(changed)}
        ${addWords(changed)}
        ${removeWords(changed)}
      end if;
      return null;
    end
  $$`,
  `create function remove_search_words () returns trigger ${byIndex} as $$
    declare
      tree uuid;
      words text[];
    begin
      ${removePostings("gone o")}
      ${removeWords("gone o")}
      return null;
    end
  $$`,
  // It runs at the commit: the versions of a tree rise in the order of the commits, and its row is locked for a short time.
  `create function number_search_words () returns trigger ${byIndex} as $$
    declare
      next bigint;
    begin
      insert into search_word_lists as l (tree_id, version) values (new.tree_id, 1)
        on conflict (tree_id) do update set version = l.version + 1 returning version into next;
      update search_words set version = next where tree_id = new.tree_id and version is null;
      return null;
    end
  $$`,
]

const triggers = [
  `create trigger persons_search_insert after insert on persons
    referencing new table as came for each statement execute function add_search_words()`,
  `create trigger persons_search_update after update on persons
    referencing old table as gone new table as came for each statement execute function change_search_words()`,
  `create trigger persons_search_delete after delete on persons
    referencing old table as gone for each statement execute function remove_search_words()`,
  `create constraint trigger search_words_version after insert on search_words
    deferrable initially deferred for each row when (new.is_first) execute function number_search_words()`,
]

/** The words of the people who are there already. */
const fill = [
  `insert into search_postings (tree_id, word, rank, person_id, person_words)
    select p.tree_id, w.word, w.rank, p.id, ${personWords("p")}
    from persons p cross join lateral search_text_words(p.search_text) w`,
  `insert into search_words (tree_id, word, version, is_first)
    select distinct tree_id, word, 1, false from search_postings`,
  `insert into search_word_lists (tree_id, version) select distinct tree_id, 1 from search_words`,
]

const indexes = [
  `drop index persons_search`,
  `create index persons_birth_year on persons (tree_id, birth_year, id)`,
  `create index persons_death_year on persons (tree_id, death_year, id)`,
  `create index trees_search on trees using gin (search_text gin_trgm_ops) with (fastupdate = off)
    where visibility in ('site_members', 'public') and deleted_at is null`,
]

const BATCH = 1_000
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

/** People of several names, or of one with a word that is longer than what is searched by. */
const toRewrite = `
  select p.tree_id, p.id, (
    select json_agg(json_build_object('isPrimary', n.is_primary, 'givenName', n.given_name, 'surname', n.surname,
      'prefix', n.prefix, 'suffix', n.suffix, 'surnamePrefix', n.surname_prefix) order by n.id)
    from names n where n.tree_id = p.tree_id and n.person_id = p.id and n.deletion_id is not distinct from p.deletion_id
  ) as names
  from persons p
  where (p.tree_id, p.id) > (?::uuid, ?::uuid) and (p.search_text like '%|%' or p.search_text ~ '[^ ]{33}')
  order by p.tree_id, p.id limit ${BATCH}`

const rewrite = `
  update persons p set search_text = fresh.text
  from json_to_recordset(?::json) fresh (tree_id uuid, id uuid, text text)
  where p.tree_id = fresh.tree_id and p.id = fresh.id`

export class Search extends Migration {
  override async up(): Promise<void> {
    await this.#rewriteSearchTexts()
    for (const statement of [...tables, ...functions, ...fill, ...triggers, ...indexes]) this.addSql(statement)
  }

  /** Until now the names of a person were in no order, and their words of any length. */
  async #rewriteSearchTexts(): Promise<void> {
    let last = { tree_id: BEFORE_ALL, id: BEFORE_ALL }
    for (;;) {
      const people = await this.getEntityManager().execute<Renamed[]>(toRewrite, [last.tree_id, last.id])
      const end = people.at(-1)
      if (end === undefined) return
      const fresh = people.map(({ tree_id, id, names }) => ({
        tree_id,
        id,
        text: searchText((names ?? []).map((name) => ({ ...name, written: null, language: null, forms: [] }))),
      }))
      await this.execute(rewrite, [JSON.stringify(fresh)])
      last = end
    }
  }
}

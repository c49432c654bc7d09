import { Migration } from "@mikro-orm/migrations"

/** Names of more distinct words than this have no pairs, because their number grows with the square of that of the words. */
const MOST_WORDS = 10

/**
 * What a person is found by: each word of the names, as `search_text_words` says, and each pair of words, the lower one by its bytes
 * first. The rank of a pair is 0 where both words are in the primary name. A person of too many words has the word ` ` instead
 * of pairs.
 */
const keysOfText = `create function search_text_keys (search_text text)
  returns table (word text, rank smallint, is_pair boolean)
  language sql immutable parallel safe as $$
    with words as materialized (select w.word, w.rank, count(*) over () as amount from search_text_words(search_text) w)
    select w.word, w.rank, false from words w
    union all
    select a.word || ' ' || b.word, greatest(a.rank, b.rank), true
    from words a join words b on a.word collate "C" < b.word where a.amount <= ${MOST_WORDS}
    union all
    (select ' ', 0::smallint, false from words w where w.amount > ${MOST_WORDS} limit 1)
  $$`

/** The column `person_words` of a posting. Pairs do not need it. */
const personWords = `case when not w.is_pair and length(n.search_text) <= 200
  then concat_ws(' ', n.search_text, n.birth_year, n.death_year) end`

/** PostgreSQL would plan these functions for the few rows of their first call (`0011-search`). */
const byIndex = "language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off"

/** The persons of an update with changed words or years: `o` before, `n` after. */
const changed =
  "(select o.* from gone o) o join (select n.* from came n) n on n.tree_id = o.tree_id and n.id = o.id and (n.search_text, n.birth_year, n.death_year) is distinct from (o.search_text, o.birth_year, o.death_year)"

const removePostings = (people: string): string => `
  delete from search_postings where ctid = any (array(
    select p.ctid from ${people} cross join lateral search_text_keys(o.search_text) w
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
  with keys as materialized (
    select n.tree_id, w.word, w.rank, w.is_pair, n.id, ${personWords} as person_words
    from ${people} cross join lateral search_text_keys(n.search_text) w
  ), added as (
    insert into search_postings (tree_id, word, rank, person_id, person_words)
      select tree_id, word, rank, id, person_words from keys
  )
  insert into search_words (tree_id, word, is_first)
    select d.tree_id, d.word, row_number() over (partition by d.tree_id) = 1
      and not exists (select from search_words k where k.tree_id = d.tree_id and k.version is null)
    from (select distinct tree_id, word from keys where not is_pair) d
    where ${hasWord} is null;`

/** Removes those words of people that no name in the tree has any more. */
const removeWords = (people: string): string => `
  for tree, words in
    select o.tree_id, array_agg(distinct w.word) from ${people} cross join lateral search_text_keys(o.search_text) w
    where not w.is_pair group by o.tree_id
  loop
    perform remove_unused_search_words(tree, words);
  end loop;`

const functions = [
  keysOfText,
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
    begin
      ${removePostings("gone o")}
      ${removeWords("gone o")}
      return null;
    end
  $$`,
]

/** The pairs of the people who are there already, and the word of those with too many words. */
const fill = [
  `insert into search_postings (tree_id, word, rank, person_id, person_words)
    select n.tree_id, w.word, w.rank, n.id, ${personWords}
    from persons n cross join lateral search_text_keys(n.search_text) w
    where w.is_pair or w.word = ' ' order by 1, 2, 3, 4`,
  `insert into search_words (tree_id, word, is_first) select distinct tree_id, ' ', true from search_postings where word = ' '`,
]

/** A search for two words reads the people who have both, instead of all who have one of them. */
export class PairsOfWords extends Migration {
  override up(): void {
    for (const statement of [...functions, ...fill]) this.addSql(statement)
  }
}

import { setImmediate } from "node:timers/promises"
import type { TreeId } from "../../../../core/domain/ids.ts"
import { WordList } from "../../../../core/domain/search/word-list.ts"
import type { Sql } from "../../sql.ts"
import { publicYearOf } from "./public-year.ts"
import { type StatementText, statement } from "../../statements/registry.ts"

/** People whose names have too many words for pairs have this word too. No word of a query matches it. */
export const LONG_NAMES = " "

/** What all lists may take in memory together, about. The list of one tree may be larger. */
const MOST_BYTES = 128 * 1_048_576

/** A list is read again from the beginning after so long: words that no name has any more then leave the memory. */
const MOST_AGE_MS = 3_600_000

/** So many words are added at a time; other work has its turn in between. */
const AT_A_TIME = 2_000

/** Reading all words of a tree again takes at most this part of the time, where there are more words than these. */
const [PART_FOR_READING, FEW_WORDS] = [0.02, 10_000] as const

/** The row that says that a word of the public was removed. */
const REMOVED = ""

interface Row {
  /** Null in the one row of a tree without newer words. */
  readonly word: string | null
  readonly version: number
}

/** Words of a tree that were committed after this version. */
const newerOf = (version: string, isOne: string): StatementText =>
  statement(
    "reads/search/word-lists newer",
    `
  select w.word, l.version
  from (select coalesce((select l.${version} from search_word_lists l where l.tree_id = $1), 0) as version) l
  left join search_words w on w.tree_id = $1 and w.version > $2 and ${isOne}
  order by w.version`,
  )

const newer = newerOf("version", "w.public_year is null")

/** The same of the words of people that the public sees in this year. Other people do not change its version. */
const newerOfPublic = newerOf("public_version", "w.public_year <= $3")

/** No more people than this are counted: what is so common is looked through last, or not at all. */
const MOST_COUNTED = 1_000

const counts = statement(
  "reads/search/word-lists counts",
  `
  select c.word as "word", (
    select count(*) from (
      select from search_postings p
      where p.tree_id = $1 and p.word = c.word and p.rank in (0, 1) and ($3::integer is null or p.public_year <= $3)
      limit ${MOST_COUNTED}
    ) p
  ) as "people"
  from unnest($2::text[]) c (word)`,
)

/** The words of which people of which tree. */
interface WordsOf {
  readonly treeId: TreeId
  /** The year in which the public searches; null for members, who search the words of everyone. */
  readonly year: number | null
}

/** The words of the names of one tree, or of the people in it that the public sees, as far as they have been read. */
export class TreeWords {
  #list = new WordList()
  /** Whether words were removed that are still in the list. */
  #hasRemoved = false
  /** How long it took to read all words, and when it was over. */
  #reading = { took: 0, endedAt: 0 }
  readonly #since = performance.now()
  readonly #people = new Map<string, number>()
  #version = 0
  #running: Promise<void> | null = null
  #waiting: Promise<void> | null = null
  readonly #sql: Sql
  readonly #of: WordsOf

  constructor(sql: Sql, of: { readonly treeId: TreeId; readonly year: number | null }) {
    this.#sql = sql
    this.#of = { treeId: of.treeId, year: of.year === null ? null : publicYearOf(of.year) }
  }

  /** The words that have been read. */
  get list(): WordList {
    return this.#list
  }

  /** Whether the list was begun so long ago that it is read again. */
  get isOld(): boolean {
    return performance.now() - this.#since > MOST_AGE_MS
  }

  /** The version of the words that have been read; 0 before any. */
  get version(): number {
    return this.#version
  }

  /** Reads what was committed before this call. Calls that come while others read share the next reading. */
  refresh(): Promise<void> {
    if (this.#waiting !== null) return this.#waiting
    if (this.#running === null) return this.#run()
    const next = (): Promise<void> => {
      this.#waiting = null
      return this.#run()
    }
    this.#waiting = this.#running.then(next, next)
    return this.#waiting
  }

  /** About how many people have each of these words in a name. What was counted counts until there are new words. */
  async peopleWith(words: readonly string[]): Promise<(word: string) => number> {
    const unknown = words.filter((word) => !this.#people.has(word))
    if (unknown.length > 0) {
      const rows = await this.#sql.rows<{ readonly word: string; readonly people: number }>(counts, [
        this.#of.treeId,
        unknown,
        this.#of.year,
      ])
      for (const { word, people } of rows) this.#people.set(word, people)
    }
    return (word) => this.#people.get(word) ?? 0
  }

  #run(): Promise<void> {
    this.#running = this.#read().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #read(): Promise<void> {
    await this.#readNewer(this.#list, this.#version)
    const { took, endedAt } = this.#reading
    const isDue = this.#list.size <= FEW_WORDS || performance.now() - endedAt > took / PART_FOR_READING
    if (this.#hasRemoved && isDue) await this.#readNewer(new WordList(), 0)
  }

  /** Adds the words that were committed after a version to a list, and takes that list from then on. */
  async #readNewer(list: WordList, version: number): Promise<void> {
    const [{ treeId, year }, startedAt] = [this.#of, performance.now()]
    const rows = await this.#sql.rows<Row>(
      year === null ? newer : newerOfPublic,
      year === null ? [treeId, version] : [treeId, version, year],
    )
    let hasRemoved = version > 0 && this.#hasRemoved
    for (const [number, { word }] of rows.entries()) {
      if (number > 0 && number % AT_A_TIME === 0) await setImmediate()
      if (word === REMOVED) hasRemoved = version > 0
      else if (word !== null && word !== LONG_NAMES) list.add(word)
    }
    const endedAt = performance.now()
    if (version === 0) this.#reading = { took: endedAt - startedAt, endedAt }
    const last = rows[0]?.version ?? 0
    if (last !== this.#version) this.#people.clear()
    this.#list = list
    this.#hasRemoved = hasRemoved
    this.#version = last
  }
}

/** The words of trees that were searched lately. */
export interface WordLists {
  /** Those of a tree, as they were read last: for members, or for the public in a year. */
  of(treeId: TreeId, year: number | null): TreeWords
  /** Reads what was committed before this call. */
  refresh(words: TreeWords): Promise<void>
}

/**
 * Keeps words in memory, for an hour at most. Words that no name has any more may still be there; they find no
 * person. When the lists take too much memory, the trees without a search for the longest time are removed first.
 */
export const wordLists = (sql: Sql): WordLists => {
  // The one searched last is the last one.
  const lists = new Map<string, TreeWords>()

  const evict = (kept: TreeWords): void => {
    let bytes = 0
    for (const { list } of lists.values()) bytes += list.bytes
    for (const [key, words] of lists) {
      if (bytes <= MOST_BYTES) return
      if (words === kept) continue
      lists.delete(key)
      bytes -= words.list.bytes
    }
  }

  return {
    of: (treeId, year) => {
      const key = `${treeId} ${year ?? ""}`
      const known = lists.get(key)
      const words = known === undefined || known.isOld ? new TreeWords(sql, { treeId, year }) : known
      lists.delete(key)
      lists.set(key, words)
      return words
    },
    refresh: async (words) => {
      const before = words.list.size
      await words.refresh()
      if (words.list.size !== before) evict(words)
    },
  }
}

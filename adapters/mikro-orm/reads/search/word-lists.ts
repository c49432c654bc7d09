import { setImmediate } from "node:timers/promises"
import type { TreeId } from "../../../../core/domain/ids.ts"
import { WordList } from "../../../../core/domain/search/word-list.ts"
import type { Sql } from "../../sql.ts"

/** People whose names have too many words for pairs have this word too. No word of a query matches it. */
export const LONG_NAMES = " "

/** What all lists may take in memory together, about. The list of one tree may be larger. */
const MOST_BYTES = 128 * 1_048_576

/** A list is read again from the beginning after so long: words that no name has any more then leave the memory. */
const MOST_AGE_MS = 3_600_000

/** So many words are added at a time; other work has its turn in between. */
const AT_A_TIME = 2_000

interface Row {
  readonly word: string
  readonly version: number
}

/** Words of a tree that were committed after this version. */
const newer = `select word, version from search_words where tree_id = $1 and version > $2 order by version`

/** No more people than this are counted: what is so common is looked through last, or not at all. */
const MOST_COUNTED = 1_000

const counts = `
  select c.word as "word", (
    select count(*) from (
      select from search_postings p where p.tree_id = $1 and p.word = c.word and p.rank in (0, 1) limit ${MOST_COUNTED}
    ) p
  ) as "people"
  from unnest($2::text[]) c (word)`

/** The words of the names of one tree, as far as they have been read. */
export class TreeWords {
  readonly list = new WordList()
  readonly #since = performance.now()
  readonly #people = new Map<string, number>()
  #version = 0
  #running: Promise<void> | null = null
  #waiting: Promise<void> | null = null
  readonly #sql: Sql
  readonly #treeId: TreeId

  constructor(sql: Sql, treeId: TreeId) {
    this.#sql = sql
    this.#treeId = treeId
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
        this.#treeId,
        unknown,
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
    const rows = await this.#sql.rows<Row>(newer, [this.#treeId, this.#version])
    for (const [number, { word }] of rows.entries()) {
      if (number > 0 && number % AT_A_TIME === 0) await setImmediate()
      if (word !== LONG_NAMES) this.list.add(word)
    }
    const last = rows.at(-1)
    if (last === undefined) return
    this.#version = last.version
    this.#people.clear()
  }
}

/** The words of trees that were searched lately. */
export interface WordLists {
  /** Those of a tree, as they were read last. */
  of(treeId: TreeId): TreeWords
  /** Reads what was committed before this call. */
  refresh(words: TreeWords): Promise<void>
}

/**
 * Keeps words in memory, for an hour at most. Words that no name has any more may still be there; they find no
 * person. When the lists take too much memory, the trees without a search for the longest time are removed first.
 */
export const wordLists = (sql: Sql): WordLists => {
  // The one searched last is the last one.
  const lists = new Map<TreeId, TreeWords>()

  const evict = (kept: TreeWords): void => {
    let bytes = 0
    for (const { list } of lists.values()) bytes += list.bytes
    for (const [treeId, words] of lists) {
      if (bytes <= MOST_BYTES) return
      if (words === kept) continue
      lists.delete(treeId)
      bytes -= words.list.bytes
    }
  }

  return {
    of: (treeId) => {
      const known = lists.get(treeId)
      const words = known === undefined || known.isOld ? new TreeWords(sql, treeId) : known
      lists.delete(treeId)
      lists.set(treeId, words)
      return words
    },
    refresh: async (words) => {
      const before = words.list.size
      await words.refresh()
      if (words.list.size !== before) evict(words)
    },
  }
}

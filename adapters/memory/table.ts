import { ownedCopy } from "./copy.ts"

/** `committed` is what readers see. `current` is what the running transaction sees, including its own writes. */
export type View = "committed" | "current"

/** A row in both views, which are equal outside a transaction. Null means that there is no row. */
interface Slot<T> {
  readonly key: string
  committed: T | null
  current: T | null
}

export interface Definition<T extends object, Index extends string> {
  readonly name: string
  readonly key: (row: T) => string
  /** The index keys of a row. A row with a null key is not in that index. */
  readonly indexes: { readonly [I in Index]: (row: T) => string | null }
  /** The indexes that allow one row per key. */
  readonly unique?: readonly NoInfer<Index>[]
  /** The constraints of every row, by name. */
  readonly rules?: { readonly [rule: string]: (row: T) => boolean }
}

/** Which rows with a key are read: all of them by default. */
export interface Page<T> {
  readonly after?: string | null
  readonly count?: number
  readonly wanted?: (row: T) => boolean
  readonly newestFirst?: boolean
}

/**
 * Rows by key, in two views. A write appears in the current view; `commit` makes it visible to all, `rollback`
 * undoes it. Both take time proportional to the number of changes. Rows are copied when they are written, never
 * changed in place, and returned by reference.
 */
export class Table<T extends object, Index extends string> {
  readonly #definition: Definition<T, Index>
  readonly #indexNames: readonly Index[]
  readonly #slots = new Map<string, Slot<T>>()
  readonly #buckets = new Map<Index, Map<string, Slot<T>[]>>()
  #changed: Slot<T>[] = []
  readonly #filled = new Set<Slot<T>>()

  constructor(definition: Definition<T, Index>) {
    this.#definition = definition
    const names: Index[] = []
    for (const name in definition.indexes) names.push(name)
    this.#indexNames = names
    for (const name of names) this.#buckets.set(name, new Map())
  }

  get(view: View, key: string): T | null {
    return this.#slots.get(key)?.[view] ?? null
  }

  /** All rows by their keys. */
  copy(view: View): ReadonlyMap<string, T> {
    const rows = new Map<string, T>()
    for (const slot of this.#slots.values()) {
      const row = slot[view]
      if (row !== null) rows.set(slot.key, row)
    }
    return rows
  }

  isIndex(name: string): name is Index {
    return this.#indexNames.some((index) => index === name)
  }

  /** The key of the row in this index. */
  keyIn(index: Index, row: T): string | null {
    return this.#definition.indexes[index](row)
  }

  /** The rows with a key of an index, ordered by their own keys. */
  rows(view: View, index: Index, key: string): readonly T[] {
    return this.page(view, index, key)
  }

  /**
   * At most `count` of the rows with a key of an index that are `wanted`, after the given own key; in descending
   * order if `newestFirst`.
   */
  page(
    view: View,
    index: Index,
    key: string,
    { after = null, count = Infinity, wanted = () => true, newestFirst = false }: Page<T> = {},
  ): readonly T[] {
    const bucket = this.#buckets.get(index)?.get(key) ?? []
    const step = newestFirst ? -1 : 1
    const found: T[] = []
    for (
      let at = startOf(bucket, after, newestFirst);
      at >= 0 && at < bucket.length && found.length < count;
      at += step
    ) {
      const row = bucket[at]?.[view] ?? null
      // A row with a changed index key is in both buckets until its transaction ends.
      if (row !== null && this.keyIn(index, row) === key && wanted(row)) found.push(row)
    }
    return found
  }

  insert(row: T): void {
    const key = this.#definition.key(row)
    const slot = this.#slots.get(key) ?? { key, committed: null, current: null }
    if (slot.current !== null) throw new Error(`${this.#definition.name}: ${key} already exists`)
    this.#slots.set(key, slot)
    this.#write(slot, row)
  }

  update(row: T): void {
    const key = this.#definition.key(row)
    const slot = this.#slots.get(key)
    if (slot === undefined || slot.current === null) throw new Error(`${this.#definition.name}: there is no ${key}`)
    this.#write(slot, row)
  }

  /** As `update`, for values that are no part of a change. */
  fill(row: T): void {
    const slot = this.#slots.get(this.#definition.key(row))
    const isFirst = slot !== undefined && slot.current === slot.committed
    this.update(row)
    if (slot !== undefined && isFirst) this.#filled.add(slot)
  }

  remove(key: string): void {
    const slot = this.#slots.get(key)
    if (slot !== undefined) this.#set(slot, null)
  }

  /** The rows that the current transaction has changed: as they were, and as they are. */
  touched(): readonly { readonly before: T | null; readonly after: T | null }[] {
    return [...new Set(this.#changed)].map(({ committed, current }) => ({ before: committed, after: current }))
  }

  /** Those of `touched` that are part of a change. */
  recorded(): ReturnType<Table<T, Index>["touched"]> {
    return [...new Set(this.#changed)].flatMap((slot) =>
      this.#filled.has(slot) ? [] : [{ before: slot.committed, after: slot.current }],
    )
  }

  commit(): void {
    this.#filled.clear()
    for (const slot of this.#changed) {
      this.#reindex(slot, slot.committed, slot.current, slot.current)
      slot.committed = slot.current
      if (slot.committed === null) this.#slots.delete(slot.key)
    }
    this.#changed = []
  }

  rollback(): void {
    this.#filled.clear()
    for (const slot of this.#changed.reverse()) {
      this.#reindex(slot, slot.current, slot.committed, slot.committed)
      slot.current = slot.committed
      if (slot.committed === null) this.#slots.delete(slot.key)
    }
    this.#changed = []
  }

  #write(slot: Slot<T>, row: T): void {
    const { name, unique = [], rules = {} } = this.#definition
    for (const rule in rules) if (rules[rule]?.(row) === false) throw new Error(`${name}: ${slot.key} breaks "${rule}"`)
    for (const index of unique) {
      const key = this.keyIn(index, row)
      const isTaken = key !== null && this.rows("current", index, key).some((other) => other !== slot.current)
      if (isTaken) throw new Error(`${name}: ${slot.key} duplicates ${index} ${key}`)
    }
    this.#set(slot, ownedCopy(row))
  }

  #set(slot: Slot<T>, row: T | null): void {
    if (slot.current === slot.committed) this.#changed.push(slot)
    this.#reindex(slot, slot.current, row, slot.committed)
    slot.current = row
  }

  /**
   * Adds a slot to the buckets of `to`, and removes it from the buckets that only `from` has and `kept` has not.
   */
  #reindex(slot: Slot<T>, from: T | null, to: T | null, kept: T | null): void {
    for (const index of this.#indexNames) {
      const keyOf = this.#definition.indexes[index]
      const left = from === null ? null : keyOf(from)
      const entered = to === null ? null : keyOf(to)
      const buckets = this.#buckets.get(index)
      if (buckets === undefined || left === entered) continue
      if (entered !== null) addTo(buckets, entered, slot)
      const stays = kept === null ? null : keyOf(kept)
      if (left !== null && left !== stays) takeFrom(buckets, left, slot)
    }
  }
}

type Keyed = { readonly key: string }

/** The index of a key in a sorted bucket, or where it would be inserted. */
const placeOf = (bucket: readonly Keyed[], key: string): number => {
  const last = bucket.at(-1)
  if (last === undefined || last.key < key) return bucket.length
  let [low, high] = [0, bucket.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bucket[middle]?.key ?? "") < key) low = middle + 1
    else high = middle
  }
  return low
}

const startOf = (bucket: readonly Keyed[], after: string | null, newestFirst: boolean): number => {
  if (after === null) return newestFirst ? bucket.length - 1 : 0
  const place = placeOf(bucket, after)
  if (newestFirst) return place - 1
  return bucket[place]?.key === after ? place + 1 : place
}

const addTo = <S extends Keyed>(buckets: Map<string, S[]>, key: string, slot: S): void => {
  const bucket = buckets.get(key)
  if (bucket === undefined) {
    buckets.set(key, [slot])
    return
  }
  const place = placeOf(bucket, slot.key)
  if (bucket[place] !== slot) bucket.splice(place, 0, slot)
}

const takeFrom = <S extends Keyed>(buckets: Map<string, S[]>, key: string, slot: S): void => {
  const bucket = buckets.get(key)
  if (bucket === undefined) return
  const place = placeOf(bucket, slot.key)
  if (bucket[place] === slot) bucket.splice(place, 1)
  if (bucket.length === 0) buckets.delete(key)
}

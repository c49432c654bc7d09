/**
 * What an operation has done: the id of the record that it created, null if it created none, and false if it has not
 * run.
 */
export type Made = string | null | false

/** The operations that have run, by index. An operation after the last entry has not run. */
export type MadeList = readonly Made[]

/** Whether the operation with this index has run. */
export const isDone = (made: MadeList, index: number): boolean => index < made.length && made[index] !== false

/** The number of operations that have run. */
export const doneCount = (made: MadeList): number => made.filter((one) => one !== false).length

/** The id of the record that the operation with this index created; null if it created none or has not run. */
export const madeId = (made: MadeList, index: number): string | null => made[index] || null

/** The list after the operation with this index has run. */
export const withMade = (made: MadeList, index: number, id: string | null): MadeList => {
  const next = [...made]
  while (next.length < index) next.push(false)
  next[index] = id
  return next
}

/** The operations that are chosen; null for all. */
export type Chosen = ReadonlySet<number> | null

/** The index of the next chosen operation that has not run; null if there is none. */
export const nextToRun = (count: number, made: MadeList, chosen: Chosen): number | null => {
  for (let index = 0; index < count; index++)
    if (!isDone(made, index) && (chosen === null || chosen.has(index))) return index
  return null
}

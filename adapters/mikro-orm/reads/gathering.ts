import type { Gathering } from "../../../core/lib/gather.ts"

/**
 * How rows are looked up for requests that arrive at the same time. One connection is enough: while a statement
 * runs, the next keys gather. A batch of a hundred keys takes a few milliseconds.
 */
export const gathering = <K>(nameOf: (key: K) => string): Gathering<K> => ({
  nameOf,
  running: 1,
  keys: 100,
})

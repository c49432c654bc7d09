import type { NumberOrders } from "./number-order.ts"
import { possibleOrders, unknownOrders } from "./number-order.ts"

/** How the people write dates who wrote a file. */
export interface DateHabits {
  /** In which order they have day and month in numbers. */
  readonly orders: NumberOrders
  /** The primary tag of their language, in lower case. It decides the words that two languages read differently. */
  readonly language: string | null
}

/** Nothing is known of the file. */
export const unknownHabits: DateHabits = { orders: unknownOrders, language: null }

/** All habits by which a date may have been read. Only these languages make a difference for it. */
export const possibleHabits = (languages: readonly string[]): readonly DateHabits[] =>
  [null, ...languages].flatMap((language) => possibleOrders.map((orders) => ({ orders, language })))

import { PersonId } from "../../domain/ids.ts"
import type { PersonOrder, PersonPosition, PersonSort, SortValue } from "../../domain/person-list/person-order.ts"

/** No person has a later year, or an earlier one than its negative. */
const MOST_YEAR = 32_767

/** The end of the year 9999, in milliseconds. */
const MOST_TIME = 253_402_300_799_999

const isSortText = (value: unknown): boolean =>
  typeof value === "string" && !value.includes("\0") && value.isWellFormed()
const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
const isYear = (value: unknown): boolean => isBetween(value, -MOST_YEAR, MOST_YEAR)
const isTime = (value: unknown): boolean => isBetween(value, 0, MOST_TIME)

/** The checks of the values of a position that are not missing, in each order. A store could not compare other values. */
const checks: Readonly<Record<PersonSort, readonly ((value: unknown) => boolean)[]>> = {
  created: [],
  name: [isSortText, isSortText],
  birth: [isYear],
  death: [isYear],
  updated: [isTime],
}

/** The cursor of a sorted list: the position of the last person shown, as JSON. */
export const personCursor = ({ values, id }: PersonPosition): string => JSON.stringify([...values, id])

/** The position in such a cursor; null if the text is not a cursor of a list in this order. */
export const personPosition = ({ by }: PersonOrder, cursor: string): PersonPosition | null => {
  const parts = parsed(cursor)
  const values = parts.slice(0, -1)
  const id = parts.at(-1)
  if (values.length !== checks[by].length || !PersonId.is(id)) return null
  const isValue = (value: unknown, at: number): value is SortValue => value === null || checks[by][at]?.(value) === true
  return values.every(isValue) ? { values, id } : null
}

const parsed = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

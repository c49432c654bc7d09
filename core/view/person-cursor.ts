import { PersonId } from "../domain/ids.ts"
import type { PersonOrder, PersonPosition, SortValue } from "../domain/person-list/person-order.ts"

/** The number of values that a position has in each order. */
const lengths = { created: 0, name: 2, birth: 1, death: 1, updated: 1 } as const

/** The cursor of a sorted list: the position of the last person shown, as JSON. */
export const personCursor = ({ values, id }: PersonPosition): string => JSON.stringify([...values, id])

/** The position in such a cursor; null if the text is not a cursor of a list in this order. */
export const personPosition = ({ by }: PersonOrder, cursor: string): PersonPosition | null => {
  const parts = parsed(cursor)
  const values = parts.slice(0, -1)
  const id = parts.at(-1)
  if (values.length !== lengths[by] || !PersonId.is(id)) return null
  const isText = by === "name"
  const isValue = (value: unknown): value is SortValue =>
    value === null || (isText ? isSortText(value) : Number.isSafeInteger(value))
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

const isSortText = (value: unknown): boolean =>
  typeof value === "string" && !value.includes("\0") && value.isWellFormed()

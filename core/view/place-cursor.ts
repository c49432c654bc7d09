import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../domain/errors.ts"
import { PlaceId } from "../domain/ids.ts"
import { type PlaceOrder, type PlacePosition, SORTED_CHARACTERS } from "../domain/place/place.ts"

const notACursor = E.left(invalid("cursor", "is not a cursor of this list"))

/** The cursor of a list of places after this one. */
export const placeCursor = (order: PlaceOrder | null, { id, sortName, eventCount }: PlacePosition): string => {
  if (order === null) return id
  return order === "name" ? `${id}.${sortName}` : `${id}.${eventCount}`
}

/** The position in such a cursor; null for the beginning. */
export const placeFromCursor = (
  order: PlaceOrder | null,
  cursor: string | null,
): E.Either<DomainError, PlacePosition | null> => {
  if (cursor === null) return E.right(null)
  const [id, rest] = [cursor.slice(0, ID_LENGTH), cursor.slice(ID_LENGTH)]
  if (!PlaceId.is(id)) return notACursor
  const start = { id, sortName: "", eventCount: 0 }
  if (order === null) return rest === "" ? E.right(start) : notACursor
  if (!rest.startsWith(".")) return notACursor
  const value = rest.slice(1)
  if (order === "name")
    return [...value].length <= SORTED_CHARACTERS ? E.right({ ...start, sortName: value }) : notACursor
  return /^\d{1,9}$/.test(value) ? E.right({ ...start, eventCount: Number(value) }) : notACursor
}

const ID_LENGTH = 36

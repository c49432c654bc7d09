import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../domain/errors.ts"
import { EventId, NameId } from "../domain/ids.ts"
import type { EventPosition, NamePosition } from "../domain/large-record/record-order.ts"

const notACursor = E.left(invalid("cursor", "is not a cursor of this list"))

/** The cursor of a list of names after this one. */
export const nameCursor = ({ isPrimary, id }: NamePosition): string => `${isPrimary ? 1 : 0}.${id}`

/** The position in such a cursor; null for the beginning. */
export const nameFromCursor = (cursor: string | null): E.Either<DomainError, NamePosition | null> => {
  if (cursor === null) return E.right(null)
  const [, primary, id] = /^([01])\.(.{36})$/.exec(cursor) ?? []
  return NameId.is(id) ? E.right({ isPrimary: primary === "1", id }) : notACursor
}

/** The cursor of a list of events after this one. */
export const eventCursor = ({ day, id }: EventPosition): string => `${day ?? ""}.${id}`

/** The position in such a cursor; null for the beginning. */
export const eventFromCursor = (cursor: string | null): E.Either<DomainError, EventPosition | null> => {
  if (cursor === null) return E.right(null)
  const [, day, id] = /^(-?\d{1,9})?\.(.{36})$/.exec(cursor) ?? []
  return EventId.is(id) ? E.right({ day: day === undefined ? null : Number(day), id }) : notACursor
}

import * as E from "fp-ts/lib/Either.js"
import type { Type } from "io-ts"
import { type DomainError, invalid } from "../domain/errors.ts"

/** The key in a cursor. A cursor is the id of the last item that was shown. */
export const idFromCursor = <A>(
  codec: Type<A, unknown, unknown>,
  cursor: string | null,
): E.Either<DomainError, A | null> => {
  if (cursor === null) return E.right(null)
  const id = codec.decode(cursor)
  return E.isLeft(id) ? E.left(invalid("cursor", "is not a cursor of this list")) : id
}

/** The number in a cursor of a list that is ordered by numbers. */
export const numberFromCursor = (cursor: string | null): E.Either<DomainError, number | null> => {
  if (cursor === null) return E.right(null)
  return /^\d{1,15}$/.test(cursor) ? E.right(Number(cursor)) : E.left(invalid("cursor", "is not a cursor of this list"))
}

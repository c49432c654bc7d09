import * as E from "fp-ts/lib/Either.js"
import type { EntryKey, EntryRow } from "../domain/change/change-read.ts"
import { type DomainError, invalid } from "../domain/errors.ts"
import { RecordId } from "../domain/ids.ts"

/** The cursor of a list of entries after this one. */
export const cursorOfEntry = ({ key: { part, id } }: EntryRow): string => `${part}.${id}`

/** The key in a cursor of a list of entries; null for the beginning. */
export const entryFromCursor = (cursor: string | null): E.Either<DomainError, EntryKey | null> => {
  if (cursor === null) return E.right(null)
  const [part = "", id = ""] = cursor.split(".", 2)
  const isKey = /^\d{1,2}$/.test(part) && RecordId.is(id)
  return isKey ? E.right({ part: Number(part), id }) : E.left(invalid("cursor", "is not a cursor of this list"))
}

import * as E from "fp-ts/lib/Either.js"
import { firstDay } from "../domain/date/calendar.ts"
import { type DomainError, invalid } from "../domain/errors.ts"
import { EventId } from "../domain/ids.ts"
import { type AnniversaryPosition, type AnniversaryWindow, dayText } from "../domain/overview/anniversary.ts"

/** The cursor of a list of anniversaries: the day and the event of the last one shown. */
export const anniversaryCursor = ({ from }: AnniversaryWindow, { after, eventId }: AnniversaryPosition): string =>
  `${dayText(from + after)}_${eventId}`

/** The position in such a cursor; null for the beginning. */
export const anniversaryPosition = (
  { from }: AnniversaryWindow,
  cursor: string | null,
): E.Either<DomainError, AnniversaryPosition | null> => {
  if (cursor === null) return E.right(null)
  const [, year, month, day, id] = /^(\d{4})-(\d\d)-(\d\d)_(.{36})$/.exec(cursor) ?? []
  return EventId.is(id)
    ? E.right({ after: firstDay("gregorian", Number(year), Number(month), Number(day)) - from, eventId: id })
    : E.left(invalid("cursor", "is not a cursor of this list"))
}

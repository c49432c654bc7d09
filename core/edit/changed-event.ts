import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import { dateOf } from "../domain/date/date-of.ts"
import { type DomainError, faulty } from "../domain/errors.ts"
import { ageFault, type Event, type eventFields, type EventUpdate } from "../domain/event.ts"
import { revised } from "../domain/lifecycle.ts"
import { placeOf } from "./place/place-of.ts"

/**
 * The event with these changes and the name of its place; the same event if nothing differs. A date is replaced as
 * a whole. `path` is the path of the changes in the request (`""`, `birth.`). Only a new place is written.
 */
export const changedEvent = async (
  { places, newId, now }: Pick<Context, "places" | "newId" | "now">,
  before: Event,
  { type, date, place, ...fields }: EventUpdate,
  path: string,
): Promise<E.Either<DomainError, { readonly event: Event; readonly place: string | null }>> => {
  const fault = ageFault(before, fields.age)
  if (fault !== null) return E.left(faulty({ ...fault, path: `${path}${fault.path}` }))
  const checked = date === undefined ? E.right(before.date) : dateOf(date, `${path}date`)
  if (E.isLeft(checked)) return checked
  const known = before.placeId === null ? null : await places.find(before.placeId)
  const placed = place === undefined ? known : await placeOf({ places, newId, now }, before.treeId, place)
  const changes = { date: checked.right, placeId: placed?.id ?? null, ...fields }
  const asserted = before.asserted || saysMore(changes)
  // The coordinates of a place are not those of another one.
  const hasMoved = place !== undefined && changes.placeId !== before.placeId
  const coordinates = fields.coordinates === undefined && hasMoved ? null : fields.coordinates
  return E.right({
    event: revised(before, { type: type?.trim(), ...changes, coordinates, asserted }, now),
    place: placed?.name ?? null,
  })
}

type EventChanges = Partial<Pick<Event, "date" | "placeId" | keyof typeof eventFields>>

/**
 * Whether an event has more than its tag. Adding a date, place or text to a bare event asserts that it happened.
 */
const saysMore = ({ date, placeId, privacy: _setting, identifiers: _ofFiles, ...fields }: EventChanges): boolean =>
  [date, placeId, ...Object.values(fields)].some((part) => part !== undefined && part !== null)

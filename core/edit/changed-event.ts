import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../command.ts"
import { dateOf } from "../domain/date/date-of.ts"
import type { DomainError } from "../domain/errors.ts"
import type { Event, EventUpdate } from "../domain/event.ts"
import { revised } from "../domain/lifecycle.ts"
import { placeOf } from "./place-of.ts"

/**
 * The event with these changes, and the name of its place; the same event when nothing differs. A date is replaced whole. `path` leads
 * to the changes in the caller's words (`""`, `birth.`). Nothing but a new place is written.
 */
export const changedEvent = async (
  { places, newId, now }: Pick<Context, "places" | "newId" | "now">,
  before: Event,
  { type, date, place, detail, notes }: EventUpdate,
  path: string,
): Promise<E.Either<DomainError, { readonly event: Event; readonly place: string | null }>> => {
  const checked = date === undefined ? E.right(before.date) : dateOf(date, `${path}date`)
  if (E.isLeft(checked)) return checked
  const known = before.placeId === null ? null : await places.find(before.placeId)
  const placed = place === undefined ? known : await placeOf({ places, newId }, before.treeId, place)
  const changes = { type: type?.trim(), date: checked.right, placeId: placed?.id ?? null, detail, notes }
  return E.right({ event: revised(before, changes, now), place: placed?.name ?? null })
}

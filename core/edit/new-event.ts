import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../codec/fields.ts"
import type { Context } from "../use-case/command.ts"
import { type DomainError, faulty } from "../domain/errors.ts"
import { ageFault, type Event, eventFields, type VitalEventCreate } from "../domain/event.ts"
import { newRecordLifecycle } from "../domain/lifecycle.ts"
import { dateOf } from "../domain/date/date-of.ts"
import { placeOf } from "./place/place-of.ts"

/** A new event and the name of its place. `path` is the path of its parts in the request (`""`, `birth.`). */
export const newEvent = async (
  context: Context,
  { type, ...subject }: Pick<Event, "treeId" | "personId" | "relationshipId" | "type">,
  { date = null, place = null, ...fields }: VitalEventCreate,
  path: string,
): Promise<E.Either<DomainError, { readonly event: Event; readonly place: string | null }>> => {
  const fault = ageFault(subject, fields.age)
  if (fault !== null) return E.left(faulty({ ...fault, path: `${path}${fault.path}` }))
  const checked = dateOf(date, `${path}date`)
  if (E.isLeft(checked)) return checked
  const placed = await placeOf(context, subject.treeId, place)
  const values = {
    type: type.trim(),
    date: checked.right,
    placeId: placed?.id ?? null,
    asserted: true,
    ...valuesOf(eventFields, fields),
  }
  return E.right({
    event: { id: context.newId(), ...subject, ...values, ...newRecordLifecycle(context.now) },
    place: placed?.name ?? null,
  })
}

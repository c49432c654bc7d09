import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import type { DomainError } from "../domain/errors.ts"
import type { Event, VitalEventUpdate } from "../domain/event.ts"
import type { Person } from "../domain/person.ts"
import { type Vital, vitalEvent } from "../domain/living/vital-event.ts"
import { changedEvent } from "./changed-event.ts"
import { fact } from "./fact.ts"
import { newEvent } from "./new-event.ts"

/** The requested change of a birth or death: an object to merge, null to delete it, undefined for no change. */
type VitalInput = VitalEventUpdate | null | undefined

/**
 * Changes the birth or death of this locked person. An object is mergeVital into the event that provides the year of
 * the summary, or creates one; null deletes that event. A burial or cremation in place of the death is deleted
 * likewise, but never turned into a death: the death is created beside it. Returns the audit facts; null if nothing
 * differs.
 */
export const changeVital = async (
  context: Context,
  { treeId, id }: Person,
  type: Vital,
  input: VitalInput,
): Promise<E.Either<DomainError, AuditFact | null>> => {
  if (input === undefined) return E.right(null)
  const { events, deletions, now, newId } = context
  const before = vitalEvent(await events.ofPerson(treeId, id), type)
  if (input !== null)
    return before?.type === type
      ? mergeVital(context, before, type, input)
      : createVital(context, { treeId, id }, type, input)
  if (before === null) return E.right(null)
  await deletions.remove("event", [before.id], { id: newId(), treeId, at: now })
  return E.right(fact("event", "delete", before))
}

const mergeVital = async (
  context: Context,
  before: Event,
  type: Vital,
  input: VitalEventUpdate,
): Promise<E.Either<DomainError, AuditFact | null>> => {
  const changed = await changedEvent(context, before, input, `${type}.`)
  if (E.isLeft(changed)) return changed
  const { event } = changed.right
  if (event === before) return E.right(null)
  await context.events.update(event)
  return E.right(fact("event", "update", event))
}

const createVital = async (
  context: Context,
  { treeId, id }: Pick<Person, "treeId" | "id">,
  type: Vital,
  input: VitalEventUpdate,
): Promise<E.Either<DomainError, AuditFact>> => {
  const created = await newEvent(context, { treeId, personId: id, relationshipId: null, type }, input, `${type}.`)
  if (E.isLeft(created)) return created
  const { event } = created.right
  await context.events.insert([event])
  return E.right(fact("event", "create", event))
}

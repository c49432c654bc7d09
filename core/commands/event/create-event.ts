import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done } from "../../use-case/command.ts"
import { type DomainError, faulty, invalid } from "../../domain/errors.ts"
import {
  type Event,
  type EventCreate,
  eventOfEdgeFault,
  type EventRead,
  eventRead,
  subjectFault,
} from "../../domain/event.ts"
import type { TreeId } from "../../domain/ids.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterEvent } from "../../edit/refresh-summary.ts"
import { newEvent } from "../../edit/new-event.ts"

export interface CreateEvent extends EventCreate {
  readonly treeId: TreeId
}

/** An editor records an event of a person or of a partnership. */
export const createEvent: Command<CreateEvent, EventRead> = async (
  context,
  { treeId, personId = null, relationshipId = null, type, ...fields },
) => {
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const subject = { treeId, personId, relationshipId }
  const fault = await subjectRefusal(context, subject)
  if (fault !== null) return E.left(fault)
  const made = await newEvent(context, { ...subject, type }, fields, "")
  if (E.isLeft(made)) return made
  const { event, place } = made.right
  await context.events.insert([event])
  await refreshAfterEvent(context, event)
  return done(eventRead({ ...event, place }), fact("event", "create", event))
}

const subjectRefusal = async (
  { persons, relationships }: Context,
  { treeId, personId, relationshipId }: Pick<Event, "treeId" | "personId" | "relationshipId">,
): Promise<DomainError | null> => {
  const fault = subjectFault({ personId, relationshipId })
  if (fault !== null) return faulty(fault)
  const person = personId === null ? null : await persons.find(personId)
  const subject = relationshipId === null ? person : await relationships.find(relationshipId)
  const path = personId === null ? "relationshipId" : "personId"
  if (subject === null || subject.treeId !== treeId || subject.deletedAt !== null)
    return invalid(path, "refers to no record in this tree")
  const unsuited = "type" in subject ? eventOfEdgeFault(subject.type) : null
  return unsuited === null ? null : faulty(unsuited)
}

import type { Association, AssociationSubject } from "../domain/association/association.ts"
import { type DomainError, invalid } from "../domain/errors.ts"
import type { EventId, PersonId, RelationshipId, TreeId } from "../domain/ids.ts"
import type { Lifecycle } from "../domain/lifecycle.ts"
import type { Context } from "../use-case/command.ts"

const missing = (path: string): DomainError => invalid(path, "refers to no record in this tree")

const isLiveIn = <T extends Lifecycle & { readonly treeId: TreeId }>(treeId: TreeId, found: T | null): found is T =>
  found !== null && found.treeId === treeId && found.deletedAt === null

/** Why the tree has no such associate; null if it has. */
export const associateRefusal = async (
  { persons }: Context,
  treeId: TreeId,
  { associateId }: Pick<Association, "associateId">,
): Promise<DomainError | null> =>
  associateId === null || isLiveIn(treeId, await persons.find(associateId)) ? null : missing("associateId")

/** What an association is about in this tree, with the person of an event of one person; or why it cannot be about that. */
export const subjectIn = async (
  context: Context,
  treeId: TreeId,
  { personId, eventId, relationshipId }: AssociationSubject,
): Promise<AssociationSubject | DomainError> => {
  if (personId !== null && !isLiveIn(treeId, await context.persons.find(personId))) return missing("personId")
  const owners = await ownersOf(context, treeId, { eventId, relationshipId })
  if ("_tag" in owners) return owners
  const { persons, isOfOne } = owners
  if (personId !== null && persons.length > 0 && !persons.includes(personId))
    return invalid("personId", "must be a person of the event or relationship")
  return { personId: personId ?? (isOfOne ? (persons[0] ?? null) : null), eventId, relationshipId }
}

interface Owners {
  /** The persons of the event or relationship. Empty if there is neither. */
  readonly persons: readonly PersonId[]
  /** Whether it is an event of one person. */
  readonly isOfOne: boolean
}

const ownersOf = async (
  { events, relationships }: Context,
  treeId: TreeId,
  { eventId, relationshipId }: { readonly eventId: EventId | null; readonly relationshipId: RelationshipId | null },
): Promise<Owners | DomainError> => {
  const event = eventId === null ? null : await events.find(eventId)
  if (eventId !== null && !isLiveIn(treeId, event)) return missing("eventId")
  if (event !== null && event.personId !== null) return { persons: [event.personId], isOfOne: true }
  const edgeId = event?.relationshipId ?? relationshipId
  const edge = edgeId === null ? null : await relationships.find(edgeId)
  if (edgeId !== null && !isLiveIn(treeId, edge)) return missing("relationshipId")
  return { persons: edge === null ? [] : [edge.fromPersonId, edge.toPersonId], isOfOne: false }
}

import type { Context } from "../command.ts"
import type { EventId, NameId, PersonId, RelationshipId, TreeId } from "../domain/ids.ts"
import { type PrivacyFacts, type Viewer, visibilityOf } from "../domain/privacy.ts"

/** Any record of a tree, by the columns that lead to the people whom it tells of. */
export interface Telling extends Partial<PrivacyFacts> {
  readonly treeId: TreeId
  readonly personId?: PersonId | null
  readonly fromPersonId?: PersonId
  readonly toPersonId?: PersonId
  readonly relationshipId?: RelationshipId | null
  readonly eventId?: EventId | null
  readonly nameId?: NameId | null
}

/**
 * Whether reading the record would answer a stranger "not found": a hidden person, a relationship with one, or a fact of
 * anyone whom they do not see in full. Writing must tell them no more than reading does.
 */
export const isWithheld = async (context: Context, record: Telling): Promise<boolean> => {
  const stranger: Viewer = { userId: context.actor.userId, role: null, year: context.now.getUTCFullYear() }
  const { privacy, publicFrom } = record
  if (privacy !== undefined && publicFrom !== undefined) return visibilityOf(stranger, { privacy, publicFrom }) === "hidden"
  const seen = (await peopleOf(context, record)).map((person) => visibilityOf(stranger, person))
  // What could tell of someone, and tells of nobody who is there, is the members' alone.
  if (seen.length === 0) return record.personId !== undefined
  return record.fromPersonId === undefined ? seen.some((visibility) => visibility !== "full") : seen.includes("hidden")
}

const peopleOf = async (context: Context, record: Telling): Promise<readonly PrivacyFacts[]> => {
  const { persons, names, events, relationships } = context
  const fact = record.relationshipId
    ? await relationships.find(record.relationshipId)
    : record.eventId
      ? await events.find(record.eventId)
      : record.nameId
        ? await names.find(record.nameId)
        : null
  if (fact !== null) return peopleOf(context, fact)
  const ids = [record.personId, record.fromPersonId, record.toPersonId].filter((id) => id !== undefined && id !== null)
  return persons.live(record.treeId, ids)
}

import type { Context } from "../command.ts"
import { renamedPerson, revitalisedPerson } from "../domain/changed-person.ts"
import type { Event } from "../domain/event.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { bearsOnVitals, latestYearOfLife } from "../domain/life-evidence.ts"
import type { Person } from "../domain/person.ts"
import { type Vitals, vitalsOf } from "../domain/vitals.ts"
import { inGroups } from "../lib/in-groups.ts"

/** After a write to the names of this held person: the row says the same as they do, and is a new version, for it is read with them. */
export const refreshAfterNames = async ({ persons, names, now }: Context, person: Person): Promise<void> =>
  persons.update(renamedPerson(person, await names.ofPerson(person.treeId, person.id), now))

/** After a write to an event, given in every state in which it was or is: the rows of its person or partners follow from it. */
export const refreshAfterEvent = async (
  context: Context,
  event: Event,
  ...otherStates: readonly Event[]
): Promise<void> => {
  const { treeId, personId, relationshipId } = event
  if (![event, ...otherStates].some(bearsOnVitals)) return
  const edge = relationshipId === null ? null : await context.relationships.find(relationshipId)
  const partners = edge === null ? [] : [edge.fromPersonId, edge.toPersonId]
  await refreshVitals(context, treeId, personId === null ? partners : [personId])
}

/** So many persons are brought up to date at a time. */
const batch = 500

/**
 * Brings the vitals on the rows of these persons into line with their live events and those of their partnerships. Every write that
 * adds, changes, deletes or restores such an event or partnership calls it.
 */
export const refreshVitals = async (context: Context, treeId: TreeId, ids: Iterable<PersonId>): Promise<void> => {
  const { persons, now } = context
  // In one order, so that two commands that refresh the same persons do not wait for each other in a ring.
  const sorted = [...new Set(ids)].sort()
  for (const some of inGroups(sorted, batch)) {
    const held = await persons.live(treeId, some)
    const vitalsOf = await loadVitals(context, treeId, some)
    const changed = held.flatMap((person) => {
      const after = revitalisedPerson(person, vitalsOf(person.id), now)
      return after === person ? [] : [after]
    })
    if (changed.length > 0) await persons.updateMany(changed)
  }
}

/** The vitals that the live events of this held person and of the person's partnerships give. */
export const currentVitals = async (context: Context, { treeId, id }: Person): Promise<Vitals> =>
  (await loadVitals(context, treeId, [id]))(id)

const loadVitals = async (
  { events, now }: Context,
  treeId: TreeId,
  ids: readonly PersonId[],
): Promise<(id: PersonId) => Vitals> => {
  const lived = Map.groupBy(await events.ofLives(treeId, ids), ({ personId }) => personId)
  return (id) => {
    const life = lived.get(id) ?? []
    const sharedYear = latestYearOfLife(life.filter(({ isOwn }) => !isOwn))
    return vitalsOf({ own: life.filter(({ isOwn }) => isOwn), sharedYear }, now)
  }
}

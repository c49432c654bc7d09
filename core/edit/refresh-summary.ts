import type { Context } from "../use-case/command.ts"
import { changedPerson, personWithNames, personWithVitals } from "../domain/changed-person.ts"
import type { Event } from "../domain/event.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { bearsOnVitals, latestYearOfLife } from "../domain/living/life-evidence.ts"
import type { Person } from "../domain/person.ts"
import { type Vitals, vitalsOf } from "../domain/living/vitals.ts"
import { inGroups } from "../lib/in-groups.ts"

/**
 * Updates the row of this locked person after a change of names. It is always a new version, because names are read
 * with the person.
 */
export const refreshAfterNames = async ({ persons, names, now }: Context, person: Person): Promise<void> =>
  persons.update(personWithNames(person, await names.ofPerson(person.treeId, person.id), now))

/**
 * Updates the rows of the persons of an event after a change. The event is given in every state that it had or has.
 */
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

/** The number of persons that are updated at a time. */
const batch = 500

/**
 * Updates the vitals on the rows of these persons from their live events and those of their partnerships. Every
 * write that adds, changes, deletes or restores such an event or partnership must call it.
 */
export const refreshVitals = async (
  context: Pick<Context, "persons" | "events" | "now">,
  treeId: TreeId,
  ids: Iterable<PersonId>,
): Promise<void> => {
  const { persons, now } = context
  // Sorted, so that two commands that refresh the same persons cannot deadlock.
  const sorted = [...new Set(ids)].sort()
  for (const some of inGroups(sorted, batch)) {
    const held = await persons.live(treeId, some)
    const vitalsOf = await loadVitals(context, treeId, some)
    const changed = held.flatMap((person) => {
      const after = personWithVitals(person, vitalsOf(person.id), now)
      return after === person ? [] : [after]
    })
    if (changed.length > 0) await persons.updateMany(changed)
  }
}

/**
 * Updates what the rows of these persons have of their live names. A person whose row does not differ keeps its version.
 * Takes one read for all of them, so the caller passes a bounded number.
 */
export const refreshNames = async (
  { persons, names, now }: Pick<Context, "persons" | "names" | "now">,
  treeId: TreeId,
  ids: Iterable<PersonId>,
): Promise<void> => {
  // Sorted, so that two commands that refresh the same persons cannot deadlock.
  const sorted = [...new Set(ids)].sort()
  const held = await persons.live(treeId, sorted)
  const namesOf = Map.groupBy(await names.ofPersons(treeId, sorted), ({ personId }) => personId)
  await persons.updateMany(
    held.flatMap((person) => {
      const after = changedPerson(person, {}, { names: namesOf.get(person.id) ?? [] }, now)
      return after === person ? [] : [after]
    }),
  )
}

/** The vitals of this locked person from the live events of the person and of the person's partnerships. */
export const currentVitals = async (context: Context, { treeId, id }: Person): Promise<Vitals> =>
  (await loadVitals(context, treeId, [id]))(id)

/** The vitals of these persons from their live events and those of their partnerships. */
export const loadVitals = async (
  { events, now }: Pick<Context, "events" | "now">,
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

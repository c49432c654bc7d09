import { isAboutDeath } from "../../domain/living/death-fact.ts"
import { isWordOfLife } from "../../domain/living/death-words.ts"
import type { TouchedRow } from "../../domain/change/touched-rows.ts"
import type { PersonId, RelationshipId } from "../../domain/ids.ts"
import type { Place } from "../../domain/place/place.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { Context } from "../../use-case/command.ts"
import { refreshVitals } from "../refresh-summary.ts"

/** The number of relationships in one read. */
const batch = 5_000

/** Makes the events at places that have another name now new versions: the text of a place is theirs too. */
export const touchEventsOf = async (
  { events, now }: Pick<Context, "events" | "now">,
  rows: readonly TouchedRow<Place>[],
): Promise<void> => {
  for (const { before, after } of rows)
    if (before !== null && after !== null && before.name !== after.name)
      await events.touchAt(after.treeId, after.id, now)
}

/**
 * Updates the summaries of the persons whose deaths have a place that said, or says now, that they are alive. Other names
 * of places are in no summary.
 */
export const refreshAfterRename = async (context: Context, before: Place, after: Place): Promise<void> => {
  if (![before.name, after.name].some(isWordOfLife)) return
  const { changes, relationships } = context
  const persons = new Set<PersonId>()
  const edges = new Set<RelationshipId>()
  for (const { after: event } of changes.touched().event) {
    if (event === null || !isAboutDeath(event.type)) continue
    if (event.personId !== null) persons.add(event.personId)
    if (event.relationshipId !== null) edges.add(event.relationshipId)
  }
  for (const ids of inGroups([...edges], batch))
    for (const { fromPersonId, toPersonId } of await relationships.ofIds(after.treeId, ids)) {
      persons.add(fromPersonId)
      persons.add(toPersonId)
    }
  await refreshVitals(context, after.treeId, persons)
}

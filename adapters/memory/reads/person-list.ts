import { type Attached, matchesFilter } from "../../../core/domain/person-list/person-filter.ts"
import { byPosition, positionFor } from "../../../core/domain/person-list/person-order.ts"
import type { Person } from "../../../core/domain/person.ts"
import { type PersonRow, type Viewer, visibilityOf, withhold } from "../../../core/domain/privacy.ts"
import type { PersonList, PersonReads } from "../../../core/ports/reads.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"
import { citationsOfPerson, seesCitation } from "./cited-persons.ts"

/** The parents and the citations of a person, as far as the viewer sees them. */
export const attachedTo = (tables: Tables, viewer: Viewer, { id }: Person): Attached => ({
  hasParents: () =>
    tables.relationships.rows("committed", "toPersonId", id).some((edge) => {
      const parent = tables.persons.get("committed", edge.fromPersonId)
      if (edge.type !== "parent_child" || !isLive(edge) || parent === null || !isLive(parent)) return false
      return visibilityOf(viewer, parent) !== "hidden"
    }),
  hasSources: () => citationsOfPerson(tables, id).some((citation) => seesCitation(tables, viewer, citation)),
})

/** A list goes through all people of the tree, and asks the rules of the core for each. */
export const personListReads = (tables: Tables): Pick<PersonReads, "listed" | "countListed"> => {
  const { persons } = tables

  const wanted = (treeId: Person["treeId"], { viewer, filter }: Pick<PersonList, "viewer" | "filter">) =>
    persons
      .rows("committed", "treeId", treeId)
      .filter((person) => isLive(person) && visibilityOf(viewer, person) !== "hidden")
      .filter((person) => matchesFilter(viewer, filter, person, attachedTo(tables, viewer, person)))

  return {
    listed: async function* (treeId, list, { after, batch }) {
      const compare = byPosition(list.order)
      const position = positionFor(list.order, list.viewer)
      const found = wanted(treeId, list)
        .map((person) => ({ person, position: position(person) }))
        .filter((row) => after === null || compare(row.position, after) > 0)
        .sort((a, b) => compare(a.position, b.position))
      for (let at = 0; at < found.length; at += batch)
        yield found.slice(at, at + batch).map(({ person }) => withhold<PersonRow>(copyOf(person)))
    },
    countListed: async (treeId, list) => wanted(treeId, list).length,
  }
}

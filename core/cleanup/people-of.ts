import type { PersonId, TreeId } from "../domain/ids.ts"
import type { PersonRead } from "../domain/person.ts"
import { showPerson, type Viewer } from "../domain/privacy.ts"
import type { QueryContext } from "../use-case/query.ts"

/** These persons of a tree as the viewer sees them, in one statement. */
export const peopleOf = async (
  { persons }: Pick<QueryContext, "persons">,
  viewer: Viewer,
  treeId: TreeId,
  ids: Iterable<PersonId>,
): Promise<ReadonlyMap<PersonId, PersonRead>> => {
  const people = new Map<PersonId, PersonRead>()
  for (const row of await persons.byIds(treeId, [...new Set(ids)], false)) {
    const person = showPerson(viewer, row)
    if (person !== null) people.set(person.id, person)
  }
  return people
}

import { append } from "../lib/append.ts"
import type { PersonId, RelationshipId } from "../domain/ids.ts"
import { type Life, lifeOf } from "../domain/reckoning/life.ts"
import type { ReckonedTie } from "../domain/reckoning/network.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import type { TreeOfLives } from "./tree-of-lives.ts"

/** The number of persons in one read. */
const batch = 1_000

/**
 * Reads the lives of all persons of a tree, ordered by id, and the relationships between them. Of events only what follows
 * from them is kept.
 */
export const readLives = async (tree: TreeSnapshot): Promise<TreeOfLives> => {
  const lives: Life[] = []
  const ties = new Map<RelationshipId, ReckonedTie>()
  for (
    let ids = await tree.personIds(null, batch);
    ids.length > 0;
    ids = await tree.personIds(ids.at(-1) ?? null, batch)
  ) {
    const some = await readSome(tree, ids)
    append(lives, some.lives)
    for (const tie of some.ties) ties.set(tie.id, tie)
  }
  return { lives, ties: [...ties.values()] }
}

const readSome = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<TreeOfLives> => {
  const ties = (await tree.edges(ids)).map(
    ({ id, type, fromPersonId, toPersonId, qualifier }): ReckonedTie => ({
      id,
      type,
      fromPersonId,
      toPersonId,
      qualifier,
    }),
  )
  const partnerships = ties.filter(({ type }) => type === "partnership")
  const events = await tree.events({ ids: [], personIds: ids, relationshipIds: partnerships.map(({ id }) => id) })
  const ofPersons = Map.groupBy(events, ({ personId }) => personId)
  const ofPartnerships = Map.groupBy(events, ({ relationshipId }) => relationshipId)
  const partnershipsOf = new Map<PersonId, RelationshipId[]>(ids.map((id) => [id, []]))
  for (const { id, fromPersonId, toPersonId } of partnerships)
    for (const end of [fromPersonId, toPersonId]) partnershipsOf.get(end)?.push(id)
  const persons = await tree.persons(ids)
  const lives = persons.map((person) =>
    lifeOf(person, [
      ...(ofPersons.get(person.id) ?? []),
      ...(partnershipsOf.get(person.id) ?? []).flatMap((id) => ofPartnerships.get(id) ?? []),
    ]),
  )
  return { lives, ties }
}

import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../domain/errors.ts"
import type { PersonId } from "../domain/ids.ts"
import { type Direction, type LineageRead, reached } from "../domain/lineage.ts"
import { showPerson, showRelationship } from "../domain/privacy.ts"
import { inGroups } from "../lib/in-groups.ts"
import type { Query } from "../use-case/query.ts"
import { portraitReads, withPortraits } from "./portraits.ts"
import { readablePerson } from "./readable-person.ts"

export interface LineageOf {
  readonly personId: PersonId
  /** 1 to 50. */
  readonly generations: number
}

/**
 * The lineage of a person in one direction. It follows the relationships that the reader sees, so it ends at a
 * hidden person.
 */
export const lineage =
  (direction: Direction): Query<LineageOf, LineageRead> =>
  async (context, reader, { personId, generations }) => {
    if (!Number.isInteger(generations) || generations < 1 || generations > 50)
      return E.left(invalid("generations", "must be a whole number from 1 to 50"))
    const seen = await readablePerson(context, reader, personId)
    if (E.isLeft(seen)) return seen
    const {
      viewer,
      person: { treeId },
    } = seen.right
    const rows = await context.persons.lineage(treeId, personId, { direction, generations }, viewer)
    const edges = rows.map((row) => showRelationship(viewer, row)).filter((edge) => edge !== null)
    const ids = reached(personId, edges, direction, generations)
    const portraits = portraitReads(context, reader)
    return E.right({
      persons: batches([...ids].sort(), async (some) =>
        withPortraits(
          portraits,
          viewer,
          (await context.persons.byIds(treeId, some, false))
            .map((row) => showPerson(viewer, row))
            .filter((person) => person !== null),
        ),
      ),
      relationships: batches(edges, async (some) =>
        some.filter(({ fromPersonId, toPersonId }) => ids.has(fromPersonId) && ids.has(toPersonId)),
      ),
    })
  }

const batches = async function* <T, A>(
  items: readonly T[],
  read: (some: readonly T[]) => Promise<readonly A[]>,
): AsyncGenerator<readonly A[]> {
  for (const some of inGroups(items)) yield await read(some)
}

import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../domain/errors.ts"
import type { PersonId } from "../domain/ids.ts"
import { type Direction, type LineageRead, reached } from "../domain/lineage.ts"
import { showPerson, showRelationship } from "../domain/privacy.ts"
import { shownInPieces } from "../lib/each-in-pieces.ts"
import { inGroups } from "../lib/in-groups.ts"
import type { Query } from "../use-case/query.ts"
import { portraitReads, withPortraits } from "./portraits.ts"
import { readablePerson } from "./readable/readable-person.ts"

export interface LineageOf {
  readonly personId: PersonId
  /** 1 to 50. */
  readonly generations: number
}

/** So few that other requests need not wait for them. */
const AT_ONCE = 250

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
    const edges = await shownInPieces(rows, AT_ONCE, (row) => showRelationship(viewer, row))
    const ids = reached(personId, edges, direction, generations)
    const portraits = portraitReads(context, reader)
    return E.right({
      persons: batches([...ids].sort(), async (some) =>
        withPortraits(
          portraits,
          viewer,
          await shownInPieces(await context.persons.byIds(treeId, some, false), AT_ONCE, (row) =>
            showPerson(viewer, row),
          ),
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
  for (const some of inGroups(items, AT_ONCE)) yield await read(some)
}

import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../../domain/errors.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import { describePath } from "../../domain/kinship/describe-path.ts"
import type { Kin } from "../../domain/kinship/kin-path.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { loadedKin } from "../../view/kinship/load-kin.ts"
import { cardReads } from "../../view/shown-cards.ts"
import { pathsFrom } from "../../view/kinship/paths-from.ts"

export interface ListKinship {
  readonly treeId: TreeId
  readonly of: PersonId | null
  /** At most 1,000. */
  readonly ids: readonly PersonId[]
}

/**
 * What each of these persons is to one person, by the id. Unrelated, unknown and hidden persons are absent, and so is
 * the person themself.
 */
export const listKinship: Query<ListKinship, Readonly<Record<string, Kin>>> = async (
  context,
  reader,
  { treeId, of, ids },
) => {
  const { trees, now } = context
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  if (of === null) return E.left(invalid("of", "is required"))
  const kin = loadedKin(cardReads(context, reader), viewer.right, treeId)
  if (!(await kin.cards([of])).has(of)) return E.left(invalid("of", "must be a person of this tree"))
  const found = await pathsFrom(kin, of, ids)
  const onPaths = [...new Set([of, ...[...found.values()].flatMap((path) => path.map(({ personId }) => personId))])]
  await kin.loadTies(onPaths)
  const cards = await kin.cards(onPaths)
  const way = {
    graph: kin.graph,
    from: of,
    genderOf: (id: PersonId) => cards.get(id)?.gender ?? null,
    birthYearOf: (id: PersonId) => cards.get(id)?.birthYear ?? null,
  }
  return E.right(Object.fromEntries([...found].map(([id, path]) => [id, describePath(way, path)])))
}

import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../domain/ids.ts"
import { MOST_TOP_SURNAMES, overviewOf, type TreeOverview } from "../../domain/overview/overview.ts"
import { statisticsOf } from "../../domain/overview/statistics.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** The tree in numbers, as far as the reader sees its persons in full. */
export const getOverview: Query<{ readonly treeId: TreeId }, TreeOverview> = async (
  { trees, overview, now },
  reader,
  { treeId },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const [facts, surnames, statistics] = await Promise.all([
    overview.facts(treeId, viewer.right),
    overview.topSurnames(treeId, viewer.right, MOST_TOP_SURNAMES),
    overview.statistics(treeId, viewer.right),
  ])
  return E.right(overviewOf(facts, surnames, statisticsOf(statistics)))
}

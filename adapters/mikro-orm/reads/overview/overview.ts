import type { AnniversaryRow } from "../../../../core/domain/overview/anniversary.ts"
import type { SurnameCount } from "../../../../core/domain/overview/overview.ts"
import type { StatisticRow } from "../../../../core/domain/overview/statistics.ts"
import { type Viewer, withhold } from "../../../../core/domain/privacy.ts"
import { surnameKey } from "../../../../core/domain/name-text/surname-key.ts"
import type { OverviewReads } from "../../../../core/ports/overview/overview-reads.ts"
import type { Sql } from "../../sql.ts"
import { inBatches, mapBatches } from "../batches.ts"
import { isFull } from "../person-list/person-conditions.ts"
import { readAnniversaries } from "./anniversaries.ts"
import { factsStatement } from "./counts.ts"
import { statisticsStatement } from "./statistics.ts"

interface FactsRow {
  readonly persons: number
  readonly possiblyLiving: number
  readonly birth: number
  readonly death: number
  readonly parents: number
  readonly cited: number
  readonly events: number
  readonly allPlaces: number
  readonly firstDay: number | null
  readonly lastDay: number | null
  readonly families: number
  readonly citations: number
  readonly sources: number
  readonly media: number
  readonly generations: number
}

/** The surnames of the tree `$1`. Equal numbers of spellings are ordered by code point. */
const surnames = (viewer: Viewer): string => `
  select mode() within group (order by x.surname collate "C") as "surname", count(*)::integer as "count"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.surname_key is not null and ${isFull(viewer, "x")}`

export const overviewReads = (sql: Sql): OverviewReads => ({
  facts: async (treeId, viewer) => {
    const [row] = await sql.rowsOnce<FactsRow>(factsStatement(viewer), [treeId])
    if (row === undefined) throw new Error("A statement with aggregates has answered no row.")
    const { persons, possiblyLiving, families, events, allPlaces, sources, citations, media } = row
    const { birth, death, parents, cited, firstDay, lastDay, generations } = row
    return {
      counts: { persons, families, events, places: allPlaces, sources, citations, media, possiblyLiving },
      known: { birth, death, parents, sources: cited },
      ...{ firstDay, lastDay, generations },
    }
  },
  statistics: (treeId, viewer) => sql.rowsOnce<StatisticRow>(statisticsStatement(viewer), [treeId]),
  topSurnames: (treeId, viewer, most) =>
    sql.rowsOnce<SurnameCount>(
      `${surnames(viewer)} group by x.surname_key order by count(*) desc, x.surname_key limit $2`,
      [treeId, most],
    ),
  surnames: (treeId, viewer, keyset) =>
    inBatches(
      keyset,
      (after, limit) =>
        sql.rowsOnce<SurnameCount>(
          `${surnames(viewer)} and x.surname_key > $2 group by x.surname_key order by x.surname_key limit $3`,
          [treeId, after ?? "", limit],
        ),
      ({ surname }) => surnameKey(surname) ?? "",
    ),
  anniversaries: (treeId, window, keyset) =>
    mapBatches(
      inBatches(keyset, readAnniversaries(sql, treeId, window), (row) => row),
      withhold<AnniversaryRow>,
    ),
})

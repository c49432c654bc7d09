import * as E from "fp-ts/lib/Either.js"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import type { TieRow } from "../../core/domain/chart/tie.ts"
import type { PersonId, RelationshipId, UserId } from "../../core/domain/ids.ts"
import { type Involving, showTie, type Viewer, type Withheld } from "../../core/domain/privacy.ts"
import type { ChartReads } from "../../core/ports/charts/chart-reads.ts"
import { getKinship } from "../../core/queries/chart/get-kinship.ts"
import { ask } from "../../core/use-case/query.ts"
import { settings } from "./app-over.ts"

/** The rows that the kinship of two persons reads, each once. */
export interface VisitedRows {
  readonly relationships: readonly RelationshipId[]
  readonly persons: readonly PersonId[]
}

/** Finds the rows of a kinship as the owner of the tree reads it. */
export const visitedRows = async (url: string, userId: UserId) => {
  const { reads, close } = await openMikroOrmStore({ url })
  const now = new Date()
  const viewer: Viewer = { userId, role: "owner", year: now.getUTCFullYear() }
  const of = async (personId: PersonId, otherId: PersonId): Promise<VisitedRows> => {
    const relationships = new Set<RelationshipId>()
    const persons = new Set<PersonId>()
    const seen = async (
      reading: Promise<readonly Withheld<Involving<TieRow>>[]>,
    ): Promise<readonly Withheld<Involving<TieRow>>[]> => {
      const rows = await reading
      for (const tie of rows.map((row) => showTie(viewer, row))) if (tie !== null) relationships.add(tie.id)
      return rows
    }
    const charts: ChartReads = {
      ...reads.charts,
      cards: (treeId, ids) => {
        for (const id of ids) persons.add(id)
        return reads.charts.cards(treeId, ids)
      },
      ancestry: (...asked) => seen(reads.charts.ancestry(...asked)),
      tiesOf: (...asked) => seen(reads.charts.tiesOf(...asked)),
      // Nothing is read ahead here: only what the search needs is counted.
      tiesAround: async (treeId, { people }, as) => ({
        levels: 0,
        ties: await seen(reads.charts.tiesOf(treeId, { people, except: [] }, as)),
      }),
    }
    const found = await ask({ reads: { ...reads, charts }, now: () => now, settings })(getKinship)(
      { userId, surface: "member" },
      { personId, otherId, paths: 3 },
    )
    if (E.isLeft(found)) throw new Error(found.left._tag)
    return { relationships: [...relationships], persons: [...persons] }
  }
  return { of, close }
}

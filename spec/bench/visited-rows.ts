import * as E from "fp-ts/lib/Either.js"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import type { Tie, TieRow } from "../../core/domain/chart/tie.ts"
import type { PersonId, RelationshipId, UserId } from "../../core/domain/ids.ts"
import { type Involving, showTie, type Viewer, type Withheld } from "../../core/domain/privacy.ts"
import type { ChartReads, TiesBetween } from "../../core/ports/charts/chart-reads.ts"
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
      tiesBetween: async (treeId, between, as) => {
        await searchBetween(between, async (people) =>
          (await seen(reads.charts.tiesOf(treeId, { people, except: [] }, as))).map((row) => showTie(viewer, row)),
        )
        return reads.charts.tiesBetween(treeId, between, as)
      },
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

interface Side {
  readonly reached: Set<PersonId>
  edge: readonly PersonId[]
}

/** Reads the relationships of the persons that the search visits, in its steps: on the side with fewer persons at its edge. */
const searchBetween = async (
  { from, to, known, longer, longest, most }: TiesBetween,
  tiesOf: (people: readonly PersonId[]) => Promise<readonly (Tie | null)[]>,
): Promise<void> => {
  const [near, far]: [Side, Side] = [
    { reached: new Set([from]), edge: [from] },
    { reached: new Set([to]), edge: [to] },
  ]
  let least = known
  for (let steps = 0; steps < Math.min(longest, least === null ? longest : least + longer); steps++) {
    const open = [near, far].filter(({ edge }) => edge.length > 0)
    const [side] = open.toSorted((a, b) => a.edge.length - b.edge.length)
    if (side === undefined || (least === null && open.length < 2) || near.reached.size + far.reached.size > most) return
    const ends = (await tiesOf(side.edge)).flatMap((tie) => (tie === null ? [] : [tie.fromPersonId, tie.toPersonId]))
    side.edge = [...new Set(ends)].filter((id) => !side.reached.has(id))
    for (const id of side.edge) side.reached.add(id)
    const other = side === near ? far : near
    if (side.edge.some((id) => other.reached.has(id))) least ??= steps + 1
  }
}

import type { Card } from "../domain/chart/card.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { showCard, type Viewer } from "../domain/privacy.ts"
import type { ChartReads } from "../ports/charts/chart-reads.ts"
import type { QueryContext, Reader } from "../use-case/query.ts"
import { cardsWithPortraits, type PortraitReads, portraitReads } from "./portraits.ts"

export interface CardReads extends PortraitReads {
  readonly charts: ChartReads
}

/** What the cards of a query are read with. */
export const cardReads = (context: QueryContext, reader: Reader): CardReads => ({
  charts: context.charts,
  ...portraitReads(context, reader),
})

/** The cards of persons of a tree as this viewer sees them, by id. Hidden and deleted persons have none. */
export const shownCards = async (
  reads: CardReads,
  { treeId, viewer }: { readonly treeId: TreeId; readonly viewer: Viewer },
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, Card>> => {
  const cards = (await reads.charts.cards(treeId, ids))
    .map((row) => showCard(viewer, row))
    .filter((card) => card !== null)
  return new Map((await cardsWithPortraits(reads, viewer, cards)).map((card) => [card.id, card]))
}

import type { Card } from "../domain/chart/card.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { showCard, type Viewer } from "../domain/privacy.ts"
import type { ChartReads } from "../ports/charts/chart-reads.ts"
import type { MediaReads } from "../ports/reads.ts"
import { cardsWithPortraits } from "./portraits.ts"

export interface CardReads {
  readonly charts: ChartReads
  readonly media: MediaReads
}

/** The cards of persons of a tree as this viewer sees them, by id. Hidden and deleted persons have none. */
export const shownCards = async (
  { charts, media }: CardReads,
  { treeId, viewer }: { readonly treeId: TreeId; readonly viewer: Viewer },
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, Card>> => {
  const cards = (await charts.cards(treeId, ids)).map((row) => showCard(viewer, row)).filter((card) => card !== null)
  return new Map((await cardsWithPortraits(media, viewer, cards)).map((card) => [card.id, card]))
}

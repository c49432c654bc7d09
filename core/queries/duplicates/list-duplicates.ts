import * as E from "fp-ts/lib/Either.js"
import { type RowsOfEditor, rowsOfEditor } from "../../checks/rows-of-editor.ts"
import type { Card } from "../../domain/chart/card.ts"
import type { DuplicatePair } from "../../domain/duplicates/duplicate.ts"
import type { MatchScore } from "../../domain/gedcom/match/match.ts"
import type { TreeId } from "../../domain/ids.ts"
import { dismissedPairs } from "../../duplicates/dismissed-pairs.ts"
import { findDuplicates } from "../../duplicates/find-duplicates.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { ExportReads } from "../../ports/export-reads.ts"
import type { Query } from "../../use-case/query.ts"
import type { Listing } from "../../view/listing.ts"
import { type CardReads, cardReads, shownCards } from "../../view/shown-cards.ts"

/** Two persons of a tree who may be one, as cards. */
export interface Duplicate extends Omit<DuplicatePair, "ids"> {
  /** Two cards. */
  readonly persons: readonly Card[]
}

export interface ListDuplicates {
  readonly treeId: TreeId
  /** Only pairs with this score; absent or null for all. */
  readonly score?: MatchScore | null | undefined
}

/** The number of pairs in one batch. */
const batch = 100

/** Lists the pairs of persons who may be one, the best first. For editors and their assistants. */
export const listDuplicates =
  ({ exportReads }: { readonly exportReads: ExportReads }): Query<ListDuplicates, Listing<Duplicate>> =>
  async (context, reader, { treeId, score = null }) => {
    const rows = await rowsOfEditor(context, reader, treeId)
    if (E.isLeft(rows)) return rows
    const { viewer } = rows.right
    const reads = cardReads(context, reader)
    const items = async function* (): AsyncGenerator<readonly Duplicate[]> {
      const pairs = await pairsOf(exportReads, rows.right)
      const wanted = pairs.filter((pair) => score === null || pair.score === score)
      for (const some of inGroups(wanted, batch)) yield await withCards(reads, { treeId, viewer }, some)
    }
    return E.right({ items: items(), next: null })
  }

const pairsOf = async (
  exportReads: ExportReads,
  { access, seen }: Pick<RowsOfEditor, "access" | "seen">,
): Promise<readonly DuplicatePair[]> => {
  const snapshot = exportReads.snapshot(access, async function* (tree) {
    const dismissed = await dismissedPairs(tree)
    yield await findDuplicates(seen(tree), (key) => dismissed.has(key))
  })
  for await (const pairs of snapshot) return pairs
  return []
}

/** The pairs with cards. A person who was deleted meanwhile has none. */
const withCards = async (
  reads: CardReads,
  of: Parameters<typeof shownCards>[1],
  pairs: readonly DuplicatePair[],
): Promise<readonly Duplicate[]> => {
  const cards = await shownCards(reads, of, [...new Set(pairs.flatMap(({ ids }) => ids))])
  return pairs.flatMap(({ ids, ...pair }) => {
    const [one, other] = [cards.get(ids[0]), cards.get(ids[1])]
    return one === undefined || other === undefined ? [] : [{ ...pair, persons: [one, other] }]
  })
}

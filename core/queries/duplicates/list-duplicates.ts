import * as E from "fp-ts/lib/Either.js"
import { type RowsOfEditor, rowsOfEditor } from "../../checks/rows-of-editor.ts"
import type { Card } from "../../domain/chart/card.ts"
import type { DuplicatePair } from "../../domain/duplicates/duplicate.ts"
import { invalid } from "../../domain/errors.ts"
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
  /** The most persons of a tree that is compared; without it, a tree of any size. */
  readonly mostPersons?: number
}

/** The number of pairs in one batch. */
const batch = 100

/** The number of ids in one read. */
const idsAtOnce = 1_000

/** Lists the pairs of persons who may be one, the best first. For editors and their assistants. */
export const listDuplicates =
  ({ exportReads }: { readonly exportReads: ExportReads }): Query<ListDuplicates, Listing<Duplicate>> =>
  async (context, reader, { treeId, score = null, mostPersons = null }) => {
    const rows = await rowsOfEditor(context, reader, treeId)
    if (E.isLeft(rows)) return rows
    if (mostPersons !== null && (await hasMoreThan(exportReads, rows.right, mostPersons)))
      return E.left(invalid("treeId", `has more than ${mostPersons} people that you see, too many to compare here`))
    const { viewer } = rows.right
    const reads = cardReads(context, reader)
    const items = async function* (): AsyncGenerator<readonly Duplicate[]> {
      const pairs = await pairsOf(exportReads, rows.right)
      const wanted = pairs.filter((pair) => score === null || pair.score === score)
      for (const some of inGroups(wanted, batch)) yield await withCards(reads, { treeId, viewer }, some)
    }
    return E.right({ items: items(), next: null })
  }

/** Whether the reader sees more than this number of persons. Reads ids alone, and none after these are enough. */
const hasMoreThan = async (
  exportReads: ExportReads,
  { access, seen }: Pick<RowsOfEditor, "access" | "seen">,
  most: number,
): Promise<boolean> => {
  const snapshot = exportReads.snapshot(access, async function* (tree) {
    const rows = seen(tree)
    let count = 0
    for (
      let ids = await rows.personIds(null, idsAtOnce);
      ids.length > 0 && count <= most;
      ids = await rows.personIds(ids.at(-1) ?? null, idsAtOnce)
    )
      count += ids.length
    yield count > most
  })
  for await (const isMore of snapshot) return isMore
  return false
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

import * as E from "fp-ts/lib/Either.js"
import type { Card, ListedCard } from "../../domain/chart/card.ts"
import type { TreeId } from "../../domain/ids.ts"
import { showRelatives, type Viewer } from "../../domain/privacy.ts"
import { type Query, type QueryContext, viewerOf } from "../../use-case/query.ts"
import { type Listing, mapListing } from "../../view/listing.ts"
import type { ListPersons } from "../../view/person-list/list-for.ts"
import { cardReads, shownCards } from "../../view/shown-cards.ts"
import { listPersons } from "./list-persons.ts"

/**
 * The same persons in the same order as `listPersons`, as cards with the names of their parents and partners. Persons
 * who are deleted meanwhile are left out.
 */
export const listCards: Query<ListPersons, Listing<ListedCard>> = async (context, reader, list) => {
  const listed = await listPersons(context, reader, list)
  if (E.isLeft(listed)) return listed
  const seen = viewerOf(await context.trees.byId(list.treeId, reader.userId), reader, context.now)
  if (E.isLeft(seen)) return seen
  const of = { treeId: list.treeId, viewer: seen.right }
  const reads = cardReads(context, reader)
  return E.right(
    mapListing(listed.right, async (persons) => {
      const ids = persons.map(({ id }) => id)
      const cards = await shownCards(reads, of, ids)
      return withRelatives(
        context,
        of,
        ids.flatMap((id) => cards.get(id) ?? []),
      )
    }),
  )
}

interface OfReader {
  readonly treeId: TreeId
  readonly viewer: Viewer
}

/** The cards with the names of the first parents and partners that this reader sees in full. */
const withRelatives = async (
  { persons }: Pick<QueryContext, "persons">,
  { treeId, viewer }: OfReader,
  cards: readonly Card[],
): Promise<readonly ListedCard[]> => {
  const people = cards.filter(({ visibility }) => visibility === "full").map(({ id }) => id)
  const rows = await persons.relativesOf(treeId, people, viewer)
  const relatives = new Map(rows.map((row) => showRelatives(viewer, row)).map(({ id, ...names }) => [id, names]))
  return cards.map((card) => {
    const names = relatives.get(card.id)
    return names === undefined ? card : { ...card, context: { birthPlace: card.birth?.place ?? null, ...names } }
  })
}

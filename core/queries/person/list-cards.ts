import * as E from "fp-ts/lib/Either.js"
import type { Card } from "../../domain/chart/card.ts"
import { showCard } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { type Listing, mapListing } from "../../view/listing.ts"
import { type ListPersons, listPersons } from "./list-persons.ts"

/** The same persons in the same order as `listPersons`, as cards. Persons who are deleted meanwhile are left out. */
export const listCards: Query<ListPersons, Listing<Card>> = async (context, reader, list) => {
  const listed = await listPersons(context, reader, list)
  if (E.isLeft(listed)) return listed
  const seen = viewerOf(await context.trees.byId(list.treeId, reader.userId), reader, context.now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  return E.right(
    mapListing(listed.right, async (persons) => {
      const ids = persons.map(({ id }) => id)
      const rows = await context.charts.cards(list.treeId, ids)
      const cards = rows.map((row) => showCard(viewer, row)).filter((card) => card !== null)
      const byId = new Map(cards.map((card) => [card.id, card]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    }),
  )
}

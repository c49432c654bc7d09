import * as E from "fp-ts/lib/Either.js"
import type { Card } from "../../domain/chart/card.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { type Listing, mapListing } from "../../view/listing.ts"
import { cardReads, shownCards } from "../../view/shown-cards.ts"
import type { ListPersons } from "../../view/person-list/list-for.ts"
import { listPersons } from "./list-persons.ts"

/** The same persons in the same order as `listPersons`, as cards. Persons who are deleted meanwhile are left out. */
export const listCards: Query<ListPersons, Listing<Card>> = async (context, reader, list) => {
  const listed = await listPersons(context, reader, list)
  if (E.isLeft(listed)) return listed
  const seen = viewerOf(await context.trees.byId(list.treeId, reader.userId), reader, context.now)
  if (E.isLeft(seen)) return seen
  return E.right(
    mapListing(listed.right, async (persons) => {
      const ids = persons.map(({ id }) => id)
      const cards = await shownCards(cardReads(context, reader), { treeId: list.treeId, viewer: seen.right }, ids)
      return ids.flatMap((id) => cards.get(id) ?? [])
    }),
  )
}

import * as E from "fp-ts/lib/Either.js"
import type { Card, ListedCard } from "../../domain/chart/card.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import { showTie, type Viewer } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { type Listing, mapListing } from "../../view/listing.ts"
import type { ListPersons } from "../../view/person-list/list-for.ts"
import { type CardReads, cardReads, shownCards } from "../../view/shown-cards.ts"
import { listPersons } from "./list-persons.ts"

/** The most names of each kind of relatives beside a card. */
const MOST_NAMES = 20

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
        reads,
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

/** The cards with the names of the parents and partners that this reader sees in full. */
const withRelatives = async (
  reads: CardReads,
  { treeId, viewer }: OfReader,
  cards: readonly Card[],
): Promise<readonly ListedCard[]> => {
  const people = cards.filter(({ visibility }) => visibility === "full").map(({ id }) => id)
  if (people.length === 0) return cards
  const rows = await reads.charts.tiesOf(treeId, { people, except: [] }, viewer)
  const ties = rows.flatMap((row) => showTie(viewer, row) ?? []).filter(({ redacted }) => !redacted)
  const parents = new Map<PersonId, PersonId[]>()
  const partners = new Map<PersonId, PersonId[]>()
  const add = (to: Map<PersonId, PersonId[]>, id: PersonId, other: PersonId): void => {
    const known = to.get(id)
    if (known === undefined) to.set(id, [other])
    else if (known.length < MOST_NAMES) known.push(other)
  }
  for (const { type, fromPersonId, toPersonId } of ties) {
    add(type === "parent_child" ? parents : partners, toPersonId, fromPersonId)
    if (type === "partnership") add(partners, fromPersonId, toPersonId)
  }
  const others = people.flatMap((id) => [...(parents.get(id) ?? []), ...(partners.get(id) ?? [])])
  const known = new Map(cards.map((card) => [card.id, card]))
  const missing = [...new Set(others)].filter((id) => !known.has(id))
  const further = missing.length === 0 ? known : await shownCards(reads, { treeId, viewer }, missing)
  const namesOf = (ids: readonly PersonId[] = []): readonly string[] =>
    ids.flatMap((id) => known.get(id) ?? further.get(id) ?? []).map(({ displayName }) => displayName)
  return cards.map((card) =>
    card.visibility === "redacted"
      ? card
      : {
          ...card,
          context: {
            birthPlace: card.birth?.place ?? null,
            parents: namesOf(parents.get(card.id)),
            partners: namesOf(partners.get(card.id)),
          },
        },
  )
}

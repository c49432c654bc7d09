import * as E from "fp-ts/lib/Either.js"
import { cardFamily, familyIds } from "../../domain/chart/card-family.ts"
import type { PersonPage } from "../../domain/chart/person-page.ts"
import type { PersonId } from "../../domain/ids.ts"
import { showCitation, showEvent, showMedia, showSource, showTie } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { mediaSurface } from "../../view/media-surface.ts"
import { readablePerson } from "../../view/readable-person.ts"
import { shownCards } from "../../view/shown-cards.ts"

const shownOf = <Row, A>(rows: readonly Row[], show: (row: Row) => A | null): readonly A[] =>
  rows.map(show).filter((item): item is A => item !== null)

/** The page of a person: the records that the reader sees, with a constant number of reads. */
export const getPersonPage: Query<{ readonly personId: PersonId }, PersonPage> = async (
  context,
  reader,
  { personId },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const { treeId } = person
  const [tieRows, eventRows, citationRows] = await Promise.all([
    context.charts.family(treeId, personId, viewer),
    context.events.ofPerson(treeId, personId, viewer),
    context.citations.ofPerson(treeId, personId, viewer),
  ])
  const ties = shownOf(tieRows, (row) => showTie(viewer, row))
  const events = shownOf(eventRows, (row) => showEvent(viewer, row))
  const citations = shownOf(citationRows, (row) => showCitation(viewer, row))
  const sourceIds = [...new Set(citations.map(({ sourceId }) => sourceId))]
  const records = { personIds: [personId], eventIds: events.map(({ id }) => id), sourceIds }
  const [cards, sourceRows, mediaRows] = await Promise.all([
    shownCards(context, { treeId, viewer }, familyIds(personId, ties)),
    context.sources.byIds(treeId, sourceIds, viewer),
    context.media.ofRecords(treeId, records, viewer),
  ])
  const family = cardFamily(personId, ties, cards)
  const partners = new Map(family.partners.map(({ person: card, relationship }) => [relationship.id, card]))
  const { names, ...alone } = person
  return E.right({
    person: alone,
    names: names ?? [],
    events: events.map((event) => ({
      ...event,
      partner: event.relationshipId === null ? null : (partners.get(event.relationshipId) ?? null),
    })),
    family,
    citations,
    sources: shownOf(sourceRows, (row) => showSource(viewer, row)),
    media: shownOf(mediaRows, (row) => showMedia(viewer, row)),
    mediaSurface: mediaSurface(viewer),
  })
}

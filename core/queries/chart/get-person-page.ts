import * as E from "fp-ts/lib/Either.js"
import type { Card } from "../../domain/chart/card.ts"
import { type CardFamily, cardFamily, familyIds } from "../../domain/chart/card-family.ts"
import type { EventRead } from "../../domain/event.ts"
import type { CitationRead } from "../../domain/evidence/citation.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import type { SourceRead } from "../../domain/evidence/source.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { NameRead } from "../../domain/name.ts"
import type { PersonRead } from "../../domain/person.ts"
import { showCard, showCitation, showEvent, showMedia, showSource, showTie } from "../../domain/privacy.ts"
import { anyCitation } from "../../domain/record-lists/record-filters.ts"
import type { Rows } from "../../ports/rows.ts"
import { BATCH } from "../../view/listing.ts"
import { readablePerson } from "../../view/readable-person.ts"
import type { Query } from "../../use-case/query.ts"

/** An event on the page of a person. */
export type PageEvent = EventRead & {
  /** The other partner of an event of a partnership; null for the person's own events. */
  readonly partner: Card | null
}

/** Everything about one person, with the evidence. */
export interface PersonPage {
  readonly person: PersonRead
  readonly names: readonly NameRead[]
  readonly events: readonly PageEvent[]
  readonly family: CardFamily
  /** The citations of the person, and of the names, events and relationships. */
  readonly citations: readonly CitationRead[]
  readonly sources: readonly SourceRead[]
  /** The media of the person, of the events and of the sources. */
  readonly media: readonly MediaRead[]
}

const shownOf = <Row, A>(rows: readonly Row[], show: (row: Row) => A | null): readonly A[] =>
  rows.map(show).filter((item): item is A => item !== null)

const all = async <Row>(rows: Rows<Row>): Promise<readonly Row[]> => {
  const found: Row[] = []
  for await (const batch of rows) for (const row of batch) found.push(row)
  return found
}

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
  const extent = { up: 1, down: 1, siblings: "root", most: 1 } as const
  const [tieRows, eventRows, citationRows] = await Promise.all([
    context.charts.around(treeId, personId, extent, viewer),
    context.events.ofPerson(treeId, personId, viewer),
    all(context.citations.ofTree(treeId, viewer, { after: null, batch: BATCH }, { ...anyCitation, personId })),
  ])
  const ties = shownOf(tieRows, (row) => showTie(viewer, row))
  const events = shownOf(eventRows, (row) => showEvent(viewer, row))
  const citations = shownOf(citationRows, (row) => showCitation(viewer, row))
  const sourceIds = [...new Set(citations.map(({ sourceId }) => sourceId))]
  const records = { personIds: [personId], eventIds: events.map(({ id }) => id), sourceIds }
  const [cardRows, sourceRows, mediaRows] = await Promise.all([
    context.charts.cards(treeId, familyIds(personId, ties)),
    context.sources.byIds(treeId, sourceIds, viewer),
    context.media.ofRecords(treeId, records, viewer),
  ])
  const family = cardFamily(
    personId,
    ties,
    shownOf(cardRows, (row) => showCard(viewer, row)),
  )
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
  })
}

import * as E from "fp-ts/lib/Either.js"
import type { FirstOfFamily } from "../../domain/chart/card-family.ts"
import type { PageEvent, PersonPage } from "../../domain/chart/person-page.ts"
import type { EventRead } from "../../domain/event.ts"
import type { PersonId } from "../../domain/ids.ts"
import { MOST_OF_A_KIND, moreOf } from "../../domain/large-record/more.ts"
import { showCitation, showEvent } from "../../domain/privacy.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import {
  associationsOfPage,
  citationsOfFacts,
  FIRST_ROWS,
  mediaOf,
  totalOf,
  withSources,
} from "../../view/evidence-of-page.ts"
import { type FamilyReader, firstFamily, type ShownTies, shownTies } from "../../view/first-family.ts"
import { type First, firstShown } from "../../view/listing.ts"
import { mediaAccess } from "../../view/media-surface.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"
import { cardReads } from "../../view/shown-cards.ts"

/**
 * The page of a person: the records that the reader sees, at most `MOST_OF_A_KIND` of each kind, with a bounded number
 * of reads.
 */
export const getPersonPage: Query<{ readonly personId: PersonId }, PersonPage> = async (
  context,
  reader,
  { personId },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const { names, more: moreNames, ...alone } = person
  const access = mediaAccess(reader, context.settings)
  const by: FamilyReader = { treeId: person.treeId, viewer, personId }
  const { ties, events, cited } = await firstOfEach(context, by)
  const isCut = ties.totals !== null || events.hasMore || cited.hasMore || moreNames !== undefined
  const family = firstFamily(cardReads(context, reader), by, ties)
  const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)
  const firstCited = isCut
    ? await citationsOfFacts(context, by, [
        ...[personId, ...idsOf(names ?? []), ...idsOf(events.items)],
        ...relationshipsOf(await family),
      ])
    : { citations: cited.items, part: { shown: cited.items.length, total: cited.items.length } }
  const sourceIds = [...new Set(firstCited.citations.map(({ sourceId }) => sourceId))]
  const [{ family: relatives, parts }, associations, { citations, part, sources }, media, eventCount] =
    await Promise.all([
      family,
      associationsOfPage(context, by),
      withSources(context, by, firstCited),
      mediaOf(context, { ...by, viewer: access.as(viewer) }, [personId, ...idsOf(events.items), ...sourceIds]),
      events.hasMore ? context.events.countOfPerson(by.treeId, personId, viewer) : null,
    ])
  const eventTotal = eventCount === null ? events.items.length : totalOf(viewer, eventCount)
  return E.right({
    person: alone,
    names: names ?? [],
    events: withPartners(events.items, relatives),
    family: relatives,
    citations,
    associations: associations.associations,
    sources,
    media: media.media,
    ...moreOf({
      ...parts,
      names: { shown: 0, total: moreNames?.names ?? 0 },
      events: { shown: events.items.length, total: eventTotal },
      citations: part,
      associations: associations.part,
      media: media.part,
    }),
    mediaSurface: access.surface,
  })
}

interface FirstOfEach {
  readonly ties: ShownTies
  readonly events: First<EventRead>
  readonly cited: First<PersonPage["citations"][number]>
}

const firstOfEach = async (context: QueryContext, by: FamilyReader): Promise<FirstOfEach> => {
  const { treeId, personId, viewer } = by
  const start = { after: null, batch: FIRST_ROWS }
  const [ties, events, cited] = await Promise.all([
    shownTies(context, by),
    firstShown(
      context.events.ofPerson(treeId, personId, viewer, start),
      (row) => showEvent(viewer, row),
      MOST_OF_A_KIND,
    ),
    firstShown(
      context.citations.ofPerson(treeId, personId, viewer, start),
      (row) => showCitation(viewer, row),
      MOST_OF_A_KIND,
    ),
  ])
  return { ties, events, cited }
}

const relationshipsOf = ({ family: { parents, partners, children } }: FirstOfFamily): readonly string[] =>
  [...parents, ...partners, ...children].map(({ relationship }) => relationship.id)

/** The events with the other partner of those of a partnership. */
const withPartners = (events: readonly EventRead[], { partners }: PersonPage["family"]): readonly PageEvent[] => {
  const cards = new Map(partners.map(({ person, relationship }) => [relationship.id, person]))
  return events.map((event) => ({
    ...event,
    partner: event.relationshipId === null ? null : (cards.get(event.relationshipId) ?? null),
  }))
}

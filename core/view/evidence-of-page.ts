import type { PersonPage } from "../domain/chart/person-page.ts"
import { MOST_OF_A_KIND, type Part } from "../domain/large-record/more.ts"
import { showAssociation, showCitation, showCount, showMedia, showSource, type Viewer } from "../domain/privacy.ts"
import type { CitationRead } from "../domain/evidence/citation.ts"
import type { Counts } from "../ports/reads.ts"
import type { QueryContext } from "../use-case/query.ts"
import type { FamilyReader } from "./first-family.ts"
import { firstShown } from "./listing.ts"

/** The rows that are read first. Most persons have no more. */
export const FIRST_ROWS = 251

/** The number of records that the viewer sees. */
export const totalOf = (viewer: Viewer, counts: Counts): number =>
  counts.reduce((total, count) => total + showCount(viewer, count), 0)

export interface CitationsOfPage {
  readonly citations: readonly CitationRead[]
  readonly part: Part
}

/** The first citations of these facts, by id, and the number of all citations of the person. */
export const citationsOfFacts = async (
  { citations }: Pick<QueryContext, "citations">,
  { treeId, personId, viewer }: FamilyReader,
  facts: readonly string[],
): Promise<CitationsOfPage> => {
  const [first, counts] = await Promise.all([
    firstShown(
      citations.ofFacts(treeId, facts, viewer, { after: null, batch: FIRST_ROWS }),
      (row) => showCitation(viewer, row),
      MOST_OF_A_KIND,
    ),
    citations.countOfPerson(treeId, personId, viewer),
  ])
  const shown = first.items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { citations: shown, part: { shown: shown.length, total: totalOf(viewer, counts) } }
}

/** The first associations of the person, by id, and the number of all of them. */
export const associationsOfPage = async (
  { associations }: Pick<QueryContext, "associations">,
  { treeId, personId, viewer }: FamilyReader,
): Promise<{ readonly associations: PersonPage["associations"]; readonly part: Part }> => {
  const first = await firstShown(
    associations.ofPerson(treeId, personId, viewer, { after: null, batch: FIRST_ROWS }),
    (row) => showAssociation(viewer, row),
    MOST_OF_A_KIND,
  )
  const shown = first.items.length
  const total = first.hasMore ? totalOf(viewer, await associations.countOfPerson(treeId, personId, viewer)) : shown
  return { associations: first.items, part: { shown, total } }
}

interface CitedOnPage extends CitationsOfPage {
  readonly sources: PersonPage["sources"]
}

/**
 * The sources of these citations, by id. If their texts are too long for one answer, the first of them, with the
 * citations of these sources only: an answer has the source of each of its citations that the reader sees.
 */
export const withSources = async (
  { sources }: Pick<QueryContext, "sources">,
  { treeId, viewer }: FamilyReader,
  { citations, part }: CitationsOfPage,
): Promise<CitedOnPage> => {
  const ids = [...new Set(citations.map(({ sourceId }) => sourceId))]
  const { items, hasMore } = await firstShown(
    sources.byIds(treeId, ids, viewer),
    (row) => showSource(viewer, row),
    ids.length,
  )
  if (!hasMore) return { citations, part, sources: items }
  const shown = new Set(items.map(({ id }) => id))
  const ofShown = citations.filter(({ sourceId }) => shown.has(sourceId))
  return { citations: ofShown, part: { shown: ofShown.length, total: part.total }, sources: items }
}

/** The first media of these records, each once and by id, and the number of all. */
export const mediaOf = async (
  { media }: Pick<QueryContext, "media">,
  { treeId, viewer }: FamilyReader,
  owners: readonly string[],
): Promise<{ readonly media: PersonPage["media"]; readonly part: Part }> => {
  const seen = new Set<string>()
  const first = await firstShown(
    media.ofRecords(treeId, owners, viewer, { after: null, batch: FIRST_ROWS }),
    (row) => {
      const medium = showMedia(viewer, row)
      if (medium === null || seen.has(medium.id)) return null
      seen.add(medium.id)
      return medium
    },
    MOST_OF_A_KIND,
  )
  const shown = first.items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const total = first.hasMore ? totalOf(viewer, await media.countOfRecords(treeId, owners, viewer)) : shown.length
  return { media: shown, part: { shown: shown.length, total } }
}

import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { PersonId, SourceId, TreeId } from "../../../core/domain/ids.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import { type PrivacyFacts, seesEverything, type Viewer } from "../../../core/domain/privacy.ts"
import type { CitationReads, SourceReads } from "../../../core/ports/reads.ts"
import { anyCitation } from "../../../core/domain/record-lists/record-filters.ts"
import { accessIn } from "../access.ts"
import { isLive, type Tables } from "../tables.ts"
import { citationsOfPerson } from "./cited-persons.ts"
import { matchesCitation } from "./record-filters.ts"
import { deletedIn, once, pages } from "./pages.ts"
import { byText, inOrder, ofOwners } from "./large-record/ordered.ts"
import { arePublic, countingFor, involving, involvingFor, isOfHiddenEvent, peopleOfCitation } from "./people.ts"

/**
 * The persons of one citation of the source, if the public may see all of them; empty if there is no such citation.
 */
export const citedPeople = (tables: Tables, sourceId: SourceId, year: number): readonly PrivacyFacts[] => {
  for (const citation of tables.citations.rows("committed", "sourceId", sourceId)) {
    const people = peopleOfCitation(tables, citation)
    if (isLive(citation) && !isOfHiddenEvent(tables, citation) && arePublic(people, year)) return people
  }
  return []
}

export const sourceReads = (tables: Tables): SourceReads => {
  const { sources } = tables
  const sealed = (viewer: Viewer) => (source: Source) =>
    involving(source, seesEverything(viewer) ? null : citedPeople(tables, source.id, viewer.year))

  return {
    byIds: (treeId, ids, viewer) => {
      const isFound = (source: Source | null): source is Source =>
        source !== null && source.treeId === treeId && isLive(source)
      const inTree = [...new Set(ids)].sort().map((id) => sources.get("committed", id))
      return once(inTree.filter(isFound).map(sealed(viewer)))
    },
    byId: async (id, userId, year) => {
      const source = sources.get("committed", id)
      const access = source === null || !isLive(source) ? null : accessIn(tables, "committed", source.treeId, userId)
      if (source === null || access === null) return null
      return { ...access, found: involving(source, access.role === null ? citedPeople(tables, id, year) : null) }
    },
    ofTree: (treeId, viewer, keyset) =>
      pages(
        keyset,
        (after, count) => sources.page("committed", "treeId", treeId, { after, count, wanted: isLive }),
        (source) => source.id,
        sealed(viewer),
      ),
    deletedOf: deletedIn(sources, (source) => involving(source, null)),
  }
}

export const citationReads = (tables: Tables): CitationReads => {
  const { citations } = tables
  const peopleOf = (citation: Citation) => peopleOfCitation(tables, citation)
  const isHidden = (citation: Citation) => isOfHiddenEvent(tables, citation)
  const ofPerson = (treeId: TreeId, personId: PersonId): readonly Citation[] =>
    citationsOfPerson(tables, personId).filter((citation) => citation.treeId === treeId)

  return {
    byId: async (id, userId) => {
      const citation = citations.get("committed", id)
      const access =
        citation === null || !isLive(citation) ? null : accessIn(tables, "committed", citation.treeId, userId)
      return citation === null || access === null
        ? null
        : { ...access, found: involving(citation, peopleOf(citation), isHidden(citation)) }
    },
    ofFacts: (treeId, ids, viewer, keyset) =>
      ofOwners(
        ids,
        (id) =>
          (["personId", "nameId", "eventId", "relationshipId"] as const)
            .flatMap((target) => citations.rows("committed", target, id))
            .filter((citation) => citation.treeId === treeId && isLive(citation)),
        keyset,
        involvingFor(viewer, peopleOf, isHidden),
      ),
    ofPerson: (treeId, personId, viewer, keyset) =>
      inOrder(ofPerson(treeId, personId), keyset, {
        keyOf: ({ id }) => id,
        compare: byText,
        answer: involvingFor(viewer, peopleOf, isHidden),
      }),
    countOfPerson: async (treeId, personId, viewer) =>
      ofPerson(treeId, personId).map(countingFor(viewer, peopleOf, isHidden)),
    ofTree: (treeId, viewer, keyset, filter = anyCitation) =>
      pages(
        keyset,
        (after, count) =>
          citations.page("committed", "treeId", treeId, { after, count, wanted: matchesCitation(tables, filter) }),
        (citation) => citation.id,
        involvingFor(viewer, peopleOf, isHidden),
      ),
    deletedOf: deletedIn(citations, (citation) => involving(citation, null)),
  }
}

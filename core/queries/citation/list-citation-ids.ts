import * as E from "fp-ts/lib/Either.js"
import type { CitationId, TreeId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

export interface ListCitationIds {
  readonly treeId: TreeId
  /** The ids of persons, names, events and relationships. */
  readonly ids: readonly string[]
}

/** The ids of the citations of these facts that the reader sees, by the id of the fact. */
export const listCitationIds: Query<ListCitationIds, ReadonlyMap<string, readonly CitationId[]>> = async (
  { trees, citations, now },
  reader,
  { treeId, ids },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const byFact = new Map<string, CitationId[]>()
  if (ids.length === 0) return E.right(byFact)
  for (const row of await citations.ofFacts(treeId, ids, viewer.right)) {
    const citation = showCitation(viewer.right, row)
    if (citation === null) continue
    const fact = citation.personId ?? citation.nameId ?? citation.eventId ?? citation.relationshipId
    if (fact !== null) byFact.set(fact, [...(byFact.get(fact) ?? []), citation.id])
  }
  return E.right(byFact)
}

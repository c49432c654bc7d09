import * as E from "fp-ts/lib/Either.js"
import type { CitationId, TreeId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { batchFor } from "../../view/listing.ts"
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
  for await (const rows of citations.ofFacts(treeId, ids, viewer.right, { after: null, batch: batchFor(null) })) {
    for (const row of rows) {
      const citation = showCitation(viewer.right, row)
      if (citation === null) continue
      const fact = citation.personId ?? citation.nameId ?? citation.eventId ?? citation.relationshipId
      if (fact !== null) add(byFact, fact, citation.id)
    }
  }
  return E.right(byFact)
}

const add = (byFact: Map<string, CitationId[]>, fact: string, id: CitationId): void => {
  const known = byFact.get(fact)
  if (known === undefined) byFact.set(fact, [id])
  else known.push(id)
}

import * as E from "fp-ts/lib/Either.js"
import type { CitationRead } from "../../domain/evidence/citation.ts"
import { notFound } from "../../domain/errors.ts"
import type { CitationId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** One citation, if the reader sees all persons of the cited fact in full. */
export const getCitation: Query<{ readonly citationId: CitationId }, CitationRead> = async (
  { citations, now },
  reader,
  { citationId },
) => {
  const row = await citations.byId(citationId, reader.userId)
  if (row === null) return E.left(notFound("citation"))
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer)) return viewer
  const citation = showCitation(viewer.right, row.found)
  return citation === null ? E.left(notFound("citation")) : E.right(citation)
}

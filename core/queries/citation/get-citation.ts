import type { CitationRead } from "../../domain/evidence/citation.ts"
import type { CitationId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableCitation } from "../../view/readable/readable-records.ts"

/** One citation, if the reader sees all persons of the cited fact in full. */
export const getCitation: Query<{ readonly citationId: CitationId }, CitationRead> = (
  context,
  reader,
  { citationId },
) => readableCitation(context, reader, citationId)

import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { type CitationRead, citationRead } from "../../domain/evidence/citation.ts"
import type { CitationId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/** An editor restores a deleted citation if its source and the cited fact exist. */
export const restoreCitation: Command<{ readonly citationId: CitationId }, CitationRead> = async (
  context,
  { citationId },
) => {
  const { citations } = context
  const found = await restorable(context, citations, citationId, "citation")
  if (E.isLeft(found)) return found
  const citation = await restoreWithDependents(context, citations, found.right, "citation")
  return done(citationRead(citation), fact("citation", "restore", citation))
}

import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import { type CitationUpdate, type CitationRead, citationRead } from "../../domain/citation.ts"
import type { CitationId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateCitation extends CitationUpdate {
  readonly citationId: CitationId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the place in the source and the confidence of a citation. */
export const updateCitation: Command<UpdateCitation, CitationRead> = async (
  context,
  { citationId, ifMatch, ...changes },
) => {
  const { citations, now } = context
  const found = await editable(context, "citation", citationId, ifMatch)
  if (E.isLeft(found)) return found
  const after = revised(found.right, changes, now)
  if (after === found.right) return unchanged(citationRead(after))
  await citations.update(after)
  return done(citationRead(after), fact("citation", "update", found.right, after))
}

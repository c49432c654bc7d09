import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { type SourceRead, sourceRead } from "../../domain/evidence/source.ts"
import type { SourceId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/** An editor restores a deleted source with the citations and media that were deleted with it. */
export const restoreSource: Command<{ readonly sourceId: SourceId }, SourceRead> = async (context, { sourceId }) => {
  const { sources } = context
  const found = await restorable(context, sources, sourceId, "source")
  if (E.isLeft(found)) return found
  const source = await restoreWithDependents(context, sources, found.right, "source")
  return done(sourceRead(source), fact("source", "restore", source))
}

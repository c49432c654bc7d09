import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import type { MediaId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"
import { mediaAnswer } from "../../edit/media/media-answer.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/** An editor restores a deleted media object if its owner exists. */
export const restoreMedia: Command<{ readonly mediaId: MediaId }, MediaRead> = async (context, { mediaId }) => {
  const { media } = context
  const found = await restorable(context, media, mediaId, "media")
  if (E.isLeft(found)) return found
  const restored = await restoreWithDependents(context, media, found.right, "media")
  return done(await mediaAnswer(context, restored), fact("media", "restore", restored))
}

import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { MediaId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { MediaRead, MediaUpdate } from "../../domain/evidence/media.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { mediaAnswer } from "../../edit/media/media-answer.ts"
import { changeLinks } from "../../edit/media/write-links.ts"

export interface UpdateMedia extends MediaUpdate {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the title, the identifiers or the links of a media object. */
export const updateMedia: Command<UpdateMedia, MediaRead> = async (context, { mediaId, ifMatch, ...changes }) => {
  const found = await editable(context, "media", mediaId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const { links, personId, eventId, sourceId, ...fields } = changes
  const linked = await changeLinks(context, before, {
    ...(links === undefined ? {} : { links }),
    personId,
    eventId,
    sourceId,
  })
  if (E.isLeft(linked)) return linked
  const after = revised(linked.right, fields, context.now)
  if (after === before) return unchanged(await mediaAnswer(context, before))
  const stored = { ...after, version: before.version + 1 }
  await context.media.update(stored)
  return done(await mediaAnswer(context, stored), fact("media", "update", stored))
}

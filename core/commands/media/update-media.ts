import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import type { MediaId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type MediaUpdate, type MediaRead, mediaRead } from "../../domain/media.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { attachmentFault } from "../../edit/attachment.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateMedia extends MediaUpdate {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the title or the owner of a media object. */
export const updateMedia: Command<UpdateMedia, MediaRead> = async (context, { mediaId, ifMatch, ...changes }) => {
  const { media, now } = context
  const found = await editable(context, "media", mediaId, ifMatch)
  if (E.isLeft(found)) return found
  const after = revised(found.right, changes, now)
  if (after === found.right) return unchanged(mediaRead(after))
  const fault = await attachmentFault(context, after)
  if (fault !== null) return E.left(fault)
  await media.update(after)
  return done(mediaRead(after), fact("media", "update", found.right, after))
}

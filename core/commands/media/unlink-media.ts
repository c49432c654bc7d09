import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { notFound } from "../../domain/errors.ts"
import { isSameTarget, type MediaTarget } from "../../domain/evidence/media-target.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { MediaId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { changeLinks } from "../../edit/media/write-links.ts"

export interface UnlinkMedia extends MediaTarget {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor removes a link of a media object to a record. Both stay. */
export const unlinkMedia: Command<UnlinkMedia, null> = async (context, { mediaId, ifMatch, targetType, targetId }) => {
  const found = await editable(context, "media", mediaId, ifMatch)
  if (E.isLeft(found)) return found
  const links = await context.mediaLinks.targetsOf(found.right)
  const rest = links.filter((link) => !isSameTarget(link, { targetType, targetId }))
  if (rest.length === links.length) return E.left(notFound("link"))
  const after = await changeLinks(context, found.right, { links: rest })
  if (E.isLeft(after)) return after
  await context.media.update(after.right)
  return done(null, fact("media", "update", after.right))
}

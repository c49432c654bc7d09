import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { invalidInput } from "../../domain/errors.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import { isSameTarget, type MediaTarget, MOST_MEDIA_LINKS } from "../../domain/evidence/media-target.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { MediaId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { mediaAnswer } from "../../edit/media/media-answer.ts"
import { changeLinks } from "../../edit/media/write-links.ts"

export interface LinkMedia extends MediaTarget {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** A medium, and whether the link is new. */
export interface LinkedToMedia {
  readonly media: MediaRead
  readonly isNew: boolean
}

/** An editor links a media object to one more record of the tree. A link that is there already stays. */
export const linkMedia: Command<LinkMedia, LinkedToMedia> = async (
  context,
  { mediaId, ifMatch, targetType, targetId },
) => {
  const found = await editable(context, "media", mediaId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const target = { targetType, targetId }
  const links = await context.mediaLinks.targetsOf(before)
  if (links.some((link) => isSameTarget(link, target)))
    return unchanged({ media: await mediaAnswer(context, before), isNew: false })
  if (links.length >= MOST_MEDIA_LINKS)
    return E.left(invalidInput("target_id", `must not be the ${MOST_MEDIA_LINKS + 1}th record of the medium`))
  const after = await changeLinks(context, before, { added: target })
  if (E.isLeft(after)) return after
  await context.media.update(after.right)
  return done({ media: await mediaAnswer(context, after.right), isNew: true }, fact("media", "update", after.right))
}

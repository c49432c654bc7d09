import type { Context } from "../../use-case/command.ts"
import { type Media, type MediaRead, mediaRead } from "../../domain/evidence/media.ts"

/** A medium as an editor sees it, with the links that it has now. */
export const mediaAnswer = async ({ mediaLinks }: Context, media: Media): Promise<MediaRead> =>
  mediaRead({ ...media, links: await mediaLinks.targetsOf(media) })

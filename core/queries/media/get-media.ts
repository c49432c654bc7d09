import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../domain/errors.ts"
import type { MediaId } from "../../domain/ids.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import { showMedia } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** One media object, if the reader may see it. */
export const getMedia: Query<{ readonly mediaId: MediaId }, MediaRead> = async (
  { media, now },
  reader,
  { mediaId },
) => {
  const row = await media.byId(mediaId, reader.userId, now.getUTCFullYear())
  if (row === null) return E.left(notFound("media"))
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer)) return viewer
  const seen = showMedia(viewer.right, row.found)
  return seen === null ? E.left(notFound("media")) : E.right(seen)
}

import * as E from "fp-ts/lib/Either.js"
import type { MediaRead } from "../../domain/evidence/media.ts"
import { notFound } from "../../domain/errors.ts"
import type { MediaId } from "../../domain/ids.ts"
import { mediaAccess } from "../../view/media-surface.ts"
import type { Query } from "../../use-case/query.ts"
import { readableMedia } from "../../view/readable/readable-records.ts"

/** One media object, if the reader may see it. Where no surface serves its bytes, there is none. */
export const getMedia: Query<{ readonly mediaId: MediaId }, MediaRead> = async (context, reader, { mediaId }) =>
  (reader.surface === "public" || reader.link !== undefined) && mediaAccess(reader, context.settings).surface === null
    ? E.left(notFound("media"))
    : readableMedia(context, reader, mediaId)

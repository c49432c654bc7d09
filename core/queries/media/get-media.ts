import type { MediaRead } from "../../domain/evidence/media.ts"
import type { MediaId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableMedia } from "../../view/readable-records.ts"

/** One media object, if the reader may see it. */
export const getMedia: Query<{ readonly mediaId: MediaId }, MediaRead> = (context, reader, { mediaId }) =>
  readableMedia(context, reader, mediaId)

import type { PlaceId } from "../../domain/ids.ts"
import type { PlaceRead } from "../../domain/place/place.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePlace } from "../../view/readable/readable-records.ts"

/** One place, for members of its tree. */
export const getPlace: Query<{ readonly placeId: PlaceId }, PlaceRead> = (context, reader, { placeId }) =>
  readablePlace(context, reader, placeId)

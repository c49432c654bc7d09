import { count } from "../../../core/codec/count.ts"
import { storedOf } from "../../../core/codec/fields.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { PlaceId, TreeId } from "../../../core/domain/ids.ts"
import { placeFields, type PlaceRead } from "../../../core/domain/place/place.ts"
import { shownLifecycle } from "./common.ts"

export const placeReply: Wire<PlaceRead> = wire("PlaceRead", {
  id: PlaceId,
  treeId: TreeId,
  parentId: nullable(PlaceId),
  ...storedOf(placeFields),
  eventCount: count,
  ...shownLifecycle,
})

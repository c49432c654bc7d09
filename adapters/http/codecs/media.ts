import { createHash } from "node:crypto"
import * as t from "io-ts"
import { storedOf } from "../../../core/codec/fields.ts"
import type { Surface } from "../../../core/domain/access.ts"
import { EventId, MediaId, PersonId, SourceId, TreeId } from "../../../core/domain/ids.ts"
import type { PicturePart } from "../../../core/domain/chart/card.ts"
import { isWhole } from "../../../core/domain/evidence/portrait.ts"
import { isRaster } from "../../../core/domain/evidence/picture.ts"
import { mediaFields, type MediaRead } from "../../../core/domain/evidence/media.ts"
import { MediaTarget } from "../../../core/domain/evidence/media-target.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { PREFIX } from "../prefix.ts"
import { count } from "../../../core/codec/count.ts"
import { versionTag } from "../response/conditional.ts"
import { shownRecordLifecycle, whenDeleted } from "./common.ts"

/** A media object with the addresses of its bytes and of its thumbnail. */
export type LinkedMedia = MediaRead & { readonly url: string | null; readonly thumbnailUrl: string | null }

/** The part of an address that changes with the bytes. */
export const contentHash = ({ checksum }: Pick<MediaRead, "checksum">): string => checksum.replace("sha256:", "")

/** The address of a medium on a surface. */
const addressOf = (surface: Surface, id: MediaId): string =>
  `${PREFIX}${surface === "public" ? "/public" : ""}/media/${id}`

/** The address of a portrait. The longer side has 160 pixels. */
export const portraitUrl = ({ mediaId, checksum, surface, ...crop }: PicturePart): string => {
  const { x, y, width, height } = crop
  const part = isWhole(crop) ? "" : `&crop=${[x, y, width, height].map((side) => Number(side.toFixed(5))).join(",")}`
  return `${addressOf(surface, mediaId)}/thumbnail?size=160${part}&checksum=${contentHash({ checksum })}`
}

/** Adds the addresses of media for readers of this surface; none where no surface serves the bytes. */
export const linkedOn =
  (surface: Surface | null) =>
  (media: MediaRead): LinkedMedia => {
    if (surface === null) return { ...media, url: null, thumbnailUrl: null }
    const address = addressOf(surface, media.id)
    return {
      ...media,
      url: `${address}/content`,
      thumbnailUrl: isRaster(media.contentType) ? `${address}/thumbnail?size=320&checksum=${contentHash(media)}` : null,
    }
  }

/** Adds the addresses of media for members. */
export const linked = linkedOn("member")

/**
 * The tag of a medium. Besides the version it depends on the links that are shown, which also change when a record is
 * deleted, restored or merged. `If-Match` ignores that part.
 */
export const mediaTag = ({ version, links }: MediaRead): string | null => {
  if (version === null || links.length === 0) return versionTag({ version })
  const digest = createHash("sha256").update(JSON.stringify(links)).digest("hex")
  return `"${version}.${digest.slice(0, 16)}"`
}

export const mediaReply: Wire<LinkedMedia> = wire(
  "MediaRead",
  {
    id: MediaId,
    treeId: TreeId,
    ...storedOf(mediaFields),
    filename: nullable(t.string),
    contentType: t.string,
    size: count,
    checksum: t.string,
    width: nullable(count),
    height: nullable(count),
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    sourceId: nullable(SourceId),
    links: t.readonlyArray(MediaTarget),
    url: nullable(t.string),
    thumbnailUrl: nullable(t.string),
    ...shownRecordLifecycle,
  },
  whenDeleted,
)

import * as t from "io-ts"
import { EventId, MediaId, PersonId, SourceId, TreeId } from "../../../core/domain/ids.ts"
import type { MediaRead } from "../../../core/domain/evidence/media.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { PREFIX } from "../prefix.ts"
import { count } from "../../../core/codec/count.ts"
import { lifecycle, whenDeleted } from "./common.ts"

/** A media object with the address of its bytes. */
export type LinkedMedia = MediaRead & { readonly url: string }

export const linked = (media: MediaRead): LinkedMedia => ({ ...media, url: `${PREFIX}/media/${media.id}/content` })

export const mediaReply: Wire<LinkedMedia> = wire(
  "MediaRead",
  {
    id: MediaId,
    treeId: TreeId,
    title: nullable(t.string),
    filename: nullable(t.string),
    contentType: t.string,
    size: count,
    checksum: t.string,
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    sourceId: nullable(SourceId),
    url: t.string,
    ...lifecycle,
  },
  whenDeleted,
)

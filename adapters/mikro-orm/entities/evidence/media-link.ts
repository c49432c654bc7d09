import { EntitySchema } from "@mikro-orm/postgresql"
import type { MediaLink } from "../../../../core/domain/evidence/media-link.ts"
import { type Properties, tableOf } from "../../table.ts"

const properties: Properties<MediaLink> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  mediaId: { type: "uuid" },
  personId: { type: "uuid", nullable: true },
  eventId: { type: "uuid", nullable: true },
  relationshipId: { type: "uuid", nullable: true },
  sourceId: { type: "uuid", nullable: true },
  citationId: { type: "uuid", nullable: true },
  placeId: { type: "uuid", nullable: true },
  fromFile: { type: "boolean" },
}

export const MediaLinkSchema = new EntitySchema<MediaLink>({ name: "MediaLink", tableName: "media_links", properties })

export const mediaLinks = { ...tableOf(MediaLinkSchema, properties), isImported: true }

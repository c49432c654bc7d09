import { EntitySchema } from "@mikro-orm/postgresql"
import type { Comment } from "../../../core/domain/comment/comment.ts"
import { lifecycle, type Properties, tableOf } from "../table.ts"

const properties: Properties<Comment> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid", nullable: true },
  eventId: { type: "uuid", nullable: true },
  mediaId: { type: "uuid", nullable: true },
  sourceId: { type: "uuid", nullable: true },
  authorId: { type: "uuid", nullable: true },
  authorName: { type: "text", nullable: true },
  text: { type: "text" },
  mentions: { type: "json" },
  editedAt: { type: "datetime", nullable: true },
  ...lifecycle,
}

export const CommentSchema = new EntitySchema<Comment>({ name: "Comment", tableName: "comments", properties })

/** What members say about records. */
export const comments = { ...tableOf(CommentSchema, properties), isImported: true }

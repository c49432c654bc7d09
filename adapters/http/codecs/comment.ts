import { createHash } from "node:crypto"
import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import type { CommentAuthor, CommentRead } from "../../../core/domain/comment/comment.ts"
import { subjectTypes } from "../../../core/domain/comment/comment-subject.ts"
import { CommentId, TreeId, UserId } from "../../../core/domain/ids.ts"

export const commentAuthor: Wire<CommentAuthor> = wire("CommentAuthor", {
  id: nullable(UserId),
  displayName: nullable(t.string),
})

/** A comment of a member on a record. */
export const commentReply: Wire<CommentRead> = wire("CommentRead", {
  id: CommentId,
  treeId: TreeId,
  subjectType: oneOf(subjectTypes),
  subjectId: t.string,
  author: nullable(commentAuthor),
  text: t.string,
  mentions: t.readonlyArray(UserId),
  createdAt: instant,
  editedAt: nullable(instant),
  version: count,
})

/** The tag also covers the author, whose name changes independently of the comment. */
export const commentTag = ({ version, author }: CommentRead): string => {
  const shown = createHash("sha256").update(JSON.stringify(author))
  return `"${version}.${shown.digest("base64url").slice(0, 22)}"`
}

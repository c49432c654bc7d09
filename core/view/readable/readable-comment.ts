import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import type { CommentRead } from "../../domain/comment/comment.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { CommentId } from "../../domain/ids.ts"
import { showComment } from "../../domain/privacy.ts"
import type { QueryContext, Reader } from "../../use-case/query.ts"
import { readableSubject } from "./readable-subject.ts"

/** The live comment with this id, for members who see its subject in full. For all others there is no such comment. */
export const readableComment = async (
  context: Pick<QueryContext, "comments" | "persons" | "events" | "media" | "sources" | "now">,
  { userId }: Pick<Reader, "userId">,
  id: CommentId,
): Promise<E.Either<DomainError, CommentRead>> => {
  const missing = E.left(notFound("comment"))
  const row = await context.comments.byId(id, userId)
  if (row === null) return missing
  const access = treeOfRecord(row, "viewer", "comment")
  if (E.isLeft(access)) return access
  const seen = await readableSubject(context, row.subject, userId)
  if (E.isLeft(seen)) return missing
  const comment = showComment(seen.right.viewer, row.found)
  return comment === null ? missing : E.right(comment)
}

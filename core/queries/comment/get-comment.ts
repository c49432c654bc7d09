import type { CommentRead } from "../../domain/comment/comment.ts"
import type { CommentId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableComment } from "../../view/readable/readable-comment.ts"

/** One comment, for members who see its subject in full. */
export const getComment: Query<{ readonly commentId: CommentId }, CommentRead> = (context, reader, { commentId }) =>
  readableComment(context, reader, commentId)

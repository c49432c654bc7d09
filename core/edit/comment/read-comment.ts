import { type Comment, type CommentRead, commentRead } from "../../domain/comment/comment.ts"
import type { Context } from "../../use-case/command.ts"

/** A comment that was written in this transaction, with the present name of its author. */
export const readComment = async ({ users }: Pick<Context, "users">, comment: Comment): Promise<CommentRead> => {
  const user = comment.authorId === null ? null : await users.find(comment.authorId)
  const author = user === null || user.deletedAt !== null ? null : { id: user.id, displayName: user.displayName }
  return commentRead({ ...comment, author })
}

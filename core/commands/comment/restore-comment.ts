import * as E from "fp-ts/lib/Either.js"
import type { CommentRead } from "../../domain/comment/comment.ts"
import type { CommentId } from "../../domain/ids.ts"
import { deletedComment } from "../../edit/comment/own-comment.ts"
import { readComment } from "../../edit/comment/read-comment.ts"
import { fact } from "../../edit/fact.ts"
import { restoreWithDependents } from "../../edit/restorable.ts"
import { type Command, done } from "../../use-case/command.ts"

/** The author of a deleted comment or an editor restores it, if its subject exists. */
export const restoreComment: Command<{ readonly commentId: CommentId }, CommentRead> = async (
  context,
  { commentId },
) => {
  const found = await deletedComment(context, commentId)
  if (E.isLeft(found)) return found
  const comment = await restoreWithDependents(context, context.comments, found.right, "comment")
  return done(await readComment(context, comment), fact("comment", "restore", comment))
}

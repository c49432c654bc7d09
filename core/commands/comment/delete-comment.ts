import * as E from "fp-ts/lib/Either.js"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { CommentId } from "../../domain/ids.ts"
import { removableBy, seenComment } from "../../edit/comment/own-comment.ts"
import { fact } from "../../edit/fact.ts"
import { type Command, done } from "../../use-case/command.ts"

export interface DeleteComment {
  readonly commentId: CommentId
  readonly ifMatch: ExpectedVersions
}

/** The author of a comment or an editor deletes it. */
export const deleteComment: Command<DeleteComment, null> = async (context, { commentId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await seenComment(context, commentId, ifMatch)
  if (E.isLeft(found)) return found
  const { comment, subject } = found.right
  const removable = removableBy(context, comment, subject.access)
  if (E.isLeft(removable)) return removable
  await deletions.remove("comment", [comment.id], { id: newId(), treeId: comment.treeId, at: now })
  return done(null, fact("comment", "delete", comment))
}

import * as E from "fp-ts/lib/Either.js"
import type { Comment, CommentRead, CommentUpdate } from "../../domain/comment/comment.ts"
import { forbidden } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { CommentId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { eachOnce, mentionFault } from "../../edit/comment/mention-fault.ts"
import { seenComment } from "../../edit/comment/own-comment.ts"
import { readComment } from "../../edit/comment/read-comment.ts"
import { fact } from "../../edit/fact.ts"
import { type Command, done, unchanged } from "../../use-case/command.ts"

export interface UpdateComment extends CommentUpdate {
  readonly commentId: CommentId
  readonly ifMatch: ExpectedVersions
}

/** The author changes a comment. Who is mentioned already stays so, even without seeing the record any more. */
export const updateComment: Command<UpdateComment, CommentRead> = async (
  context,
  { commentId, ifMatch, text, mentions },
) => {
  const { comments, actor, now } = context
  const found = await seenComment(context, commentId, ifMatch)
  if (E.isLeft(found)) return found
  const { comment: before, subject } = found.right
  if (before.authorId !== actor.userId) return E.left(forbidden("Only its author can change a comment."))
  const isNew = (userId: string): boolean => before.mentions.every((mentioned) => mentioned !== userId)
  const fault = await mentionFault(context, subject, mentions ?? [], isNew)
  if (fault !== null) return E.left(fault)
  const changes = { ...(text !== undefined && { text }), ...(mentions && { mentions: eachOnce(mentions) }) }
  const edited = revised<Comment>(before, changes, now)
  if (edited === before) return unchanged(await readComment(context, before))
  const after = { ...edited, editedAt: now }
  await comments.update(after)
  return done(await readComment(context, after), fact("comment", "update", after))
}

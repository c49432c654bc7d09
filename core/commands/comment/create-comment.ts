import * as E from "fp-ts/lib/Either.js"
import type { Comment, CommentCreate, CommentRead } from "../../domain/comment/comment.ts"
import { ownersOfSubject, type SubjectIds, subjectOf } from "../../domain/comment/comment-subject.ts"
import { notFound } from "../../domain/errors.ts"
import { newLifecycle } from "../../domain/lifecycle.ts"
import { eachOnce, mentionFault } from "../../edit/comment/mention-fault.ts"
import { readComment } from "../../edit/comment/read-comment.ts"
import { fact } from "../../edit/fact.ts"
import { type Command, done } from "../../use-case/command.ts"
import { readableSubject } from "../../view/readable/readable-subject.ts"

export interface CreateComment extends SubjectIds, CommentCreate {}

/** A member comments on a record that they see in full. */
export const createComment: Command<CreateComment, CommentRead> = async (context, { text, mentions = [], ...ids }) => {
  const { comments, deletions, actor, now, newId } = context
  const subject = subjectOf(ids)
  const seen = await readableSubject({ ...context.reading(), now }, subject, actor.userId)
  if (E.isLeft(seen)) return seen
  const treeId = seen.right.access.tree.id
  if (!(await deletions.isLive(subject.type, treeId, subject.id))) return E.left(notFound(subject.type))
  const fault = await mentionFault(context, seen.right, mentions)
  if (fault !== null) return E.left(fault)
  const comment: Comment = {
    id: newId(),
    treeId,
    ...ownersOfSubject(subject),
    authorId: actor.userId,
    authorName: null,
    text,
    mentions: eachOnce(mentions),
    editedAt: null,
    ...newLifecycle(now),
  }
  await comments.insert([comment])
  return done(await readComment(context, comment), fact("comment", "create", comment))
}

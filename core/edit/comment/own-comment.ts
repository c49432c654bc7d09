import * as E from "fp-ts/lib/Either.js"
import { hasRole, type AccessFacts, treeOfRecord } from "../../domain/access.ts"
import type { Comment } from "../../domain/comment/comment.ts"
import { subjectOf } from "../../domain/comment/comment-subject.ts"
import { type DomainError, forbidden, notFound } from "../../domain/errors.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"
import type { CommentId } from "../../domain/ids.ts"
import type { Context } from "../../use-case/command.ts"
import { type ReadableSubject, readableSubject } from "../../view/readable/readable-subject.ts"

/** A comment that the actor sees, locked, with its subject. */
export interface SeenComment {
  readonly comment: Comment
  readonly subject: ReadableSubject
}

/** The live comment with this id, if the actor sees its subject and its version is among `ifMatch`. */
export const seenComment = async (
  context: Context,
  id: CommentId,
  ifMatch: ExpectedVersions,
): Promise<E.Either<DomainError, SeenComment>> => {
  const { comments, actor, now } = context
  const comment = await comments.find(id)
  if (comment === null || comment.deletedAt !== null) return E.left(notFound("comment"))
  const subject = await readableSubject({ ...context.reading(), now }, subjectOf(comment), actor.userId)
  if (E.isLeft(subject)) return E.left(notFound("comment"))
  return isExpected(ifMatch, comment.version)
    ? E.right({ comment, subject: subject.right })
    : E.left({ _tag: "VersionStale" })
}

/** Refuses an actor who is neither the author of the comment nor an editor of its tree. */
export const removableBy = (
  { actor }: Pick<Context, "actor">,
  { authorId }: Comment,
  { role }: Pick<AccessFacts, "role">,
): E.Either<DomainError, null> =>
  authorId === actor.userId || hasRole(role, "editor")
    ? E.right(null)
    : E.left(forbidden("Only its author and editors can delete a comment."))

/** The deleted comment with this id, locked, if the actor may restore it. */
export const deletedComment = async (
  context: Context,
  id: CommentId,
): Promise<E.Either<DomainError, Comment & { readonly deletionId: NonNullable<Comment["deletionId"]> }>> => {
  const { comments, trees, deletions, actor } = context
  const treeId = await deletions.treeOf("comment", id)
  if (treeId !== null) await trees.lock(treeId, actor.userId)
  const comment = await comments.find(id)
  if (comment === null) return E.left(notFound("comment"))
  const access = treeOfRecord(await trees.access(comment.treeId, actor.userId), "viewer", "comment")
  if (E.isLeft(access)) return access
  const removable = removableBy(context, comment, access.right)
  const { deletionId } = comment
  if (E.isLeft(removable)) return deletionId === null ? removable : E.left(notFound("comment"))
  if (deletionId === null) return E.left({ _tag: "NotDeleted" })
  const subject = subjectOf(comment)
  return (await deletions.isLive(subject.type, comment.treeId, subject.id))
    ? E.right({ ...comment, deletionId })
    : E.left({ _tag: "OwnerDeleted", detail: `Restore the ${subject.type} first.` })
}

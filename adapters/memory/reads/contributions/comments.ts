import type { Comment, CommentRow } from "../../../../core/domain/comment/comment.ts"
import { type CommentSubject, ownersOfSubject, subjectOf } from "../../../../core/domain/comment/comment-subject.ts"
import { withhold } from "../../../../core/domain/privacy.ts"
import type { CommentReads } from "../../../../core/ports/reads.ts"
import { accessIn } from "../../access.ts"
import { copyOf } from "../../copy.ts"
import { isLive, type Tables } from "../../tables.ts"
import { pages } from "../pages.ts"

const isAbout = (comment: Comment, subject: CommentSubject): boolean => {
  const { personId, eventId, mediaId, sourceId } = ownersOfSubject(subject)
  const isSame = comment.personId === personId && comment.eventId === eventId
  return isSame && comment.mediaId === mediaId && comment.sourceId === sourceId
}

export const commentReads = ({ comments, users, ...tables }: Tables): CommentReads => {
  const rowOf = (comment: Comment): CommentRow => {
    const user = comment.authorId === null ? null : users.get("committed", comment.authorId)
    const author = user === null || !isLive(user) ? null : { id: user.id, displayName: user.displayName }
    return { ...copyOf(comment), author }
  }
  return {
    byId: async (id, userId) => {
      const comment = comments.get("committed", id)
      if (comment === null || !isLive(comment)) return null
      const access = accessIn({ ...tables, comments, users }, "committed", comment.treeId, userId)
      return access === null ? null : { ...access, found: withhold(rowOf(comment)), subject: subjectOf(comment) }
    },
    ofSubject: (treeId, subject, keyset) =>
      pages(
        keyset,
        (after, count) =>
          comments.page("committed", "subject", subject.id, {
            after,
            count,
            wanted: (row) => row.treeId === treeId && isLive(row) && isAbout(row, subject),
          }),
        (row) => row.id,
        (row) => withhold(rowOf(row)),
      ),
  }
}

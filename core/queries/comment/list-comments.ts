import * as E from "fp-ts/lib/Either.js"
import type { CommentRead } from "../../domain/comment/comment.ts"
import { type SubjectIds, subjectOf } from "../../domain/comment/comment-subject.ts"
import { CommentId } from "../../domain/ids.ts"
import { showComment } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readableSubject } from "../../view/readable/readable-subject.ts"

export interface ListComments extends SubjectIds, Partial<PageOfRecord> {}

/** The comments on a record, oldest first, for members who see the record in full. */
export const listComments: Query<ListComments, Listing<CommentRead>> = async (
  context,
  { userId },
  { limit, cursor = null, ...ids },
) => {
  const subject = subjectOf(ids)
  const seen = await readableSubject(context, subject, userId)
  if (E.isLeft(seen)) return seen
  const { viewer, access } = seen.right
  const after = idFromCursor(CommentId, cursor)
  if (E.isLeft(after)) return after
  const most = limit ?? MOST_AT_ONCE
  const keyset = { after: after.right, batch: batchFor(most) }
  return E.right(
    await listingOf(
      context.comments.ofSubject(access.tree.id, subject, keyset),
      (row) => showComment(viewer, row),
      most,
      ({ id }) => id,
    ),
  )
}

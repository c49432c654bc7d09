import * as E from "fp-ts/lib/Either.js"
import { hasRole, treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import { QuestionId, type TreeId } from "../../domain/ids.ts"
import { type QuestionRead, questionRead } from "../../domain/question/question.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/** The questions of a tree, oldest first: all for its editors, their own for other members. */
export const listQuestions: Query<PageOfTree, Listing<QuestionRead>> = async (
  { trees, questions, now },
  { userId },
  { treeId, limit, cursor },
) => {
  const access = treeForRole(await trees.byId(treeId, userId), "viewer")
  if (E.isLeft(access)) return access
  const after = idFromCursor(QuestionId, cursor)
  if (E.isLeft(after)) return after
  const most = limit ?? MOST_AT_ONCE
  const askerId = hasRole(access.right.role, "editor") ? null : userId
  const rows = questions.ofTree(treeId, askerId, { after: after.right, batch: batchFor(most) })
  return E.right(
    await listingOf(
      rows,
      (row) => questionRead(row, now),
      most,
      ({ id }) => id,
    ),
  )
}

/** One question, for its asker and the editors of the tree. */
export const getQuestion: Query<{ readonly treeId: TreeId; readonly questionId: QuestionId }, QuestionRead> = async (
  { trees, questions, now },
  { userId },
  { treeId, questionId },
) => {
  const access = treeForRole(await trees.byId(treeId, userId), "viewer")
  if (E.isLeft(access)) return access
  const question = await questions.byId(treeId, questionId)
  return question !== null && (question.askerId === userId || hasRole(access.right.role, "editor"))
    ? E.right(questionRead(question, now))
    : E.left(notFound("question"))
}

import * as E from "fp-ts/lib/Either.js"
import { type ChangeRead, changeRead } from "../../domain/change/change-read.ts"
import type { ChangeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableChange } from "../../view/readable/readable-change.ts"

/** A change of a tree, for editors. */
export const getChange: Query<{ readonly changeId: ChangeId }, ChangeRead> = async (context, reader, { changeId }) => {
  const found = await readableChange(context, reader, changeId)
  return E.isLeft(found) ? found : E.right(changeRead(found.right.change))
}

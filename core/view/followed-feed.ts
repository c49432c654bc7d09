import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../domain/access.ts"
import type { DomainError } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Reads } from "../ports/reads.ts"
import type { Reader } from "../use-case/query.ts"

/**
 * The last sequence number of a tree, for a reader who may read its feed from a sequence number on. A number that the
 * tree has not reached yet is from before a backup was restored, so the reader may have missed changes: FeedExpired.
 */
export const endOfFeed = async (
  { trees, feed }: Pick<Reads, "trees" | "feed">,
  reader: Reader,
  { treeId, after }: { readonly treeId: TreeId; readonly after: number },
): Promise<E.Either<DomainError, number>> => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "viewer")
  if (E.isLeft(access)) return access
  const revision = (await feed.revisions([treeId])).get(treeId) ?? 0
  return after > revision ? E.left({ _tag: "FeedExpired" }) : E.right(revision)
}

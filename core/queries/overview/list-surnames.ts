import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../../domain/errors.ts"
import type { SurnameCount } from "../../domain/overview/overview.ts"
import { surnameKey } from "../../domain/name-text/surname-key.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/** The beginning of every cursor of this list. The key of the last surname follows. */
const MARK = "surname~"

/** The surnames of the persons that the reader sees in full, by name. */
export const listSurnames: Query<PageOfTree, Listing<SurnameCount>> = async (
  { trees, overview, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  if (cursor !== null && !cursor.startsWith(MARK)) return E.left(invalid("cursor", "is not a cursor of this list"))
  const after = cursor === null ? null : cursor.slice(MARK.length)
  return E.right(
    await listingOf(
      overview.surnames(treeId, viewer.right, { after, batch: batchFor(limit) }),
      (surname) => surname,
      limit,
      ({ surname }) => `${MARK}${surnameKey(surname) ?? ""}`,
    ),
  )
}

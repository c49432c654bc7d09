import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type LinkRead, linkRead } from "../../domain/link/link.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { type Listing, once } from "../../view/listing.ts"

/** The links of a tree that have not ended, oldest first, for its editors. A tree has at most a hundred of them. */
export const listLinks: Query<{ readonly treeId: TreeId }, Listing<LinkRead>> = async (
  { trees, links, now },
  reader,
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "editor")
  if (E.isLeft(access)) return access
  return E.right({ items: once((await links.ofTree(treeId, now)).map(linkRead)), next: null })
}

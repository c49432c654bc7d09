import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import { type LinkRead, linkRead } from "../../domain/link/link.ts"
import type { LinkId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"

/** A link that has not ended, for the editors of its tree. */
export const getLink: Query<{ readonly linkId: LinkId }, LinkRead> = async (
  { trees, links, now },
  reader,
  { linkId },
) => {
  const link = await links.byId(linkId, now)
  if (link === null) return E.left(notFound("link"))
  const access = treeOfRecord(await trees.byId(link.treeId, reader.userId), "editor", "link")
  return E.isLeft(access) ? access : E.right(linkRead(link))
}

import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import { roleForLink } from "../../domain/link/link.ts"
import type { LinkId } from "../../domain/ids.ts"
import { type Command, done } from "../../use-case/command.ts"

/** An editor ends a link at once; a link to what viewers see, only an owner. */
export const deleteLink: Command<{ readonly linkId: LinkId }, null> = async ({ trees, links, actor }, { linkId }) => {
  const link = await links.find(linkId)
  if (link === null) return E.left(notFound("link"))
  const { treeId, shows } = link
  const access = treeOfRecord(await trees.lock(treeId, actor.userId), roleForLink(shows), "link")
  if (E.isLeft(access)) return access
  if (!(await links.remove(treeId, linkId))) return E.left(notFound("link"))
  return done(null, { action: "link.delete", entityType: "link", entityId: linkId, treeId })
}

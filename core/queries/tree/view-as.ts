import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import { userIdOf, type ViewedAs, type ViewedReader } from "../../domain/readers/view-as.ts"
import type { TreeAddress } from "../../ports/reads.ts"
import type { Query } from "../../use-case/query.ts"
import { seenRecord } from "../../view/readable/seen-record.ts"

export interface ViewAs {
  /** The record that the request is about. */
  readonly address: TreeAddress
  readonly viewed: ViewedReader
}

/**
 * The reader as which an editor or owner views a record. Editors may view as a visitor without an account, as a user
 * without a role and as the holder of a link; only owners may view as a member. A caller who may not and does not see the
 * record gets the refusal of a read. The public surface hides the refusal: it answers that there is no such record.
 */
export const viewAs: Query<ViewAs, ViewedAs> = async (context, reader, { address, viewed }) => {
  const { trees, links, now } = context
  const treeId = await trees.ofRecord(address)
  const access = treeId === null || reader.userId === null ? null : await trees.byId(treeId, reader.userId)
  const missing: E.Either<DomainError, never> = E.left(notFound(address.kind))
  if (treeId === null || access === null) return missing
  const isMember = viewed !== "anonymous" && viewed !== "user" && typeof viewed === "string"
  const allowed = treeForRole(access, isMember ? "owner" : "editor")
  if (E.isLeft(allowed)) {
    if (reader.surface === "public") return missing
    const seen = await seenRecord(context, reader, address)
    return E.isLeft(seen) ? seen : allowed
  }
  if (typeof viewed !== "string") {
    const link = await links.byId(viewed.linkId, now)
    if (link?.treeId !== treeId) return E.left(notFound("link"))
    return E.right({ userId: null, link: { id: link.id, treeId, shows: link.shows } })
  }
  const userId = userIdOf(viewed)
  if (viewed === "anonymous" || viewed === "user") return E.right({ userId })
  return (await trees.member(treeId, viewed)) === null ? E.left(notFound("member")) : E.right({ userId })
}

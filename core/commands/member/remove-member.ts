import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { TreeId, UserId } from "../../domain/ids.ts"
import { ownersAfter } from "../../domain/account/membership.ts"
import { settleOwners } from "../../edit/member/settle-owners.ts"

export interface RemoveMember {
  readonly treeId: TreeId
  readonly userId: UserId
}

/** An owner removes a member, or a member leaves. The tree keeps at least one owner. */
export const removeMember: Command<RemoveMember, null> = async (
  { trees, memberships, invitations, links, questions, actor, now },
  { treeId, userId },
) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), userId === actor.userId ? "viewer" : "owner")
  if (E.isLeft(access)) return access
  const { tree } = access.right
  const before = await memberships.find(treeId, userId)
  if (before === null) return E.left(notFound("member"))

  const owners = ownersAfter(await memberships.ofTree(treeId), userId, null)
  if (owners.length === 0) return E.left({ _tag: "LastOwner" })
  await memberships.remove(treeId, userId)
  await settleOwners({ trees, memberships, invitations, links, questions, now }, tree, owners)
  return done(null, {
    action: "membership.delete",
    entityType: "membership",
    entityId: userId,
    treeId,
  })
}

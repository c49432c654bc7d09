import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { TreeId, UserId } from "../../domain/ids.ts"
import { memberRead, ownersAfter } from "../../domain/account/membership.ts"
import { settleOwners } from "../../edit/member/settle-owners.ts"
import type { Member, Role } from "../../domain/tree.ts"

export interface UpdateMember {
  readonly treeId: TreeId
  readonly userId: UserId
  readonly role?: Role | undefined
}

/** An owner changes the role of a member. The tree keeps at least one owner. */
export const updateMember: Command<UpdateMember, Member> = async (
  { trees, users, memberships, invitations, links, questions, actor, now },
  { treeId, userId, role },
) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
  if (E.isLeft(access)) return access
  const { tree } = access.right
  const before = await memberships.find(treeId, userId)
  const user = await users.find(userId)
  if (before === null || user === null || user.deletedAt !== null) return E.left(notFound("member"))
  if (role === undefined || before.role === role) return unchanged(memberRead(before, user))

  const owners = ownersAfter(await memberships.ofTree(treeId), userId, role)
  if (owners.length === 0) return E.left({ _tag: "LastOwner" })
  const after = { ...before, role }
  await memberships.update(after)
  await settleOwners({ trees, memberships, invitations, links, questions, now }, tree, owners)
  return done(memberRead(after, user), {
    action: "membership.update",
    entityType: "membership",
    entityId: userId,
    treeId,
  })
}

import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { memberRead } from "../../domain/account/membership.ts"
import type { Member, Membership, Role } from "../../domain/tree.ts"

export interface AddMember {
  readonly treeId: TreeId
  readonly email: string
  readonly role: Role
}

/** An owner adds an existing account to the tree. */
export const addMember: Command<AddMember, Member> = async (
  { trees, users, memberships, actor, now },
  { treeId, email, role },
) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
  if (E.isLeft(access)) return access
  const user = await users.byEmail(email)
  if (user === null) return E.left(notFound("account with this e-mail address"))
  if ((await memberships.find(treeId, user.id)) !== null) return E.left({ _tag: "AlreadyMember" })
  const membership: Membership = { treeId, userId: user.id, role, createdAt: now }
  await memberships.insert(membership)
  return done(memberRead(membership, user), {
    action: "membership.create",
    entityType: "membership",
    entityId: user.id,
    treeId,
  })
}

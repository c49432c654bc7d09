import type { UserId } from "../ids.ts"
import type { Member, Membership, Role } from "../tree.ts"
import type { User } from "./user.ts"

/** The owners among these members, oldest membership first. */
export const ownersOf = (members: readonly Membership[]): readonly Membership[] =>
  members
    .filter(({ role }) => role === "owner")
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.userId < b.userId ? -1 : 1))

/** The owners of the tree if this member has this role (null for none), oldest membership first. */
export const ownersAfter = (members: readonly Membership[], userId: UserId, role: Role | null): readonly Membership[] =>
  ownersOf(
    members.flatMap((member) => {
      if (member.userId !== userId) return member
      return role === null ? [] : { ...member, role }
    }),
  )

/**
 * The user that the tree row names as its owner: the present one if still an owner, otherwise the owner with the
 * oldest membership.
 */
export const ownerOf = (owners: readonly Membership[], before: UserId): UserId =>
  owners.some((owner) => owner.userId === before) ? before : (owners[0]?.userId ?? before)

export const memberRead = ({ userId, role, createdAt }: Membership, { email, displayName }: User): Member => ({
  userId,
  email,
  displayName,
  role,
  createdAt,
})

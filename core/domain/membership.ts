import type { UserId } from "./ids.ts"
import type { Member, Membership, Role } from "./tree.ts"
import type { User } from "./user.ts"

/** The owners who would remain if this member had this role (null: none), the longest-standing first. */
export const ownersAfter = (members: readonly Membership[], userId: UserId, role: Role | null): readonly Membership[] =>
  members
    .map((member) => (member.userId === userId ? { ...member, role } : member))
    .filter((member): member is Membership => member.role === "owner")
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.userId < b.userId ? -1 : 1))

/** Whom the tree names as its owner when these own it: the same as before where possible, else the longest-standing. */
export const ownerOf = (owners: readonly Membership[], before: UserId): UserId =>
  owners.some((owner) => owner.userId === before) ? before : (owners[0]?.userId ?? before)

export const memberRead = ({ userId, role, createdAt }: Membership, { email, displayName }: User): Member => ({
  userId,
  email,
  displayName,
  role,
  createdAt,
})

import * as E from "fp-ts/lib/Either.js"
import { type DomainError, forbidden, notFound } from "./errors.ts"
import type { UserId } from "./ids.ts"
import type { Role, Tree, TreeVisibility } from "./tree.ts"

/** A tree and what its caller is in it. */
export interface TreeAccess {
  readonly tree: Tree
  readonly role: Role | null
}

/** As much of a tree as decides who may look into it, and what the caller is in it. */
export interface TreeGate {
  readonly tree: Pick<Tree, "id" | "visibility" | "deletedAt">
  readonly role: Role | null
}

/** Which door the reader came by: members' paths tell a stranger 403, the public surface 404. */
export type Surface = "member" | "public"

const rank: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, owner: 3 }

/** Whether this role may do what asks for `least`. */
export const hasRole = (role: Role | null, least: Role): boolean => role !== null && rank[role] >= rank[least]

const openTo = (visibility: TreeVisibility, userId: UserId | null): boolean =>
  visibility === "public" || visibility === "unlisted" || (visibility === "site_members" && userId !== null)

/** The tree, when this reader may look into it; a deleted tree is nowhere, save that its owners see the tree itself. */
export const readableTree = <Access extends TreeGate>(
  access: Access | null,
  reader: { readonly userId: UserId | null; readonly surface: Surface },
): E.Either<DomainError, Access> => {
  if (access === null || access.tree.deletedAt !== null) return E.left(notFound("tree"))
  if (access.role !== null || openTo(access.tree.visibility, reader.userId)) return E.right(access)
  return E.left(reader.surface === "public" ? notFound("tree") : forbidden("This tree is not open to you."))
}

/** The tree, when this caller holds at least the role `least` in it. */
export const treeForRole = <Access extends TreeGate>(
  access: Access | null,
  least: Role,
): E.Either<DomainError, Access> => {
  if (access === null || access.tree.deletedAt !== null) return E.left(notFound("tree"))
  return hasRole(access.role, least) ? E.right(access) : E.left(forbidden(`This needs the role ${least}.`))
}

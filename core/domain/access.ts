import * as E from "fp-ts/lib/Either.js"
import { type DomainError, forbidden, notFound } from "./errors.ts"
import type { TokenAi } from "./account/token-ai.ts"
import type { TreeId, UserId } from "./ids.ts"
import type { Role, Tree, TreeVisibility } from "./tree.ts"

/** A tree and the role of the caller in it. */
export interface TreeAccess {
  readonly tree: Tree
  readonly role: Role | null
}

/** As `TreeAccess`, with the number of the last change in the tree. */
export interface RevisedAccess extends TreeAccess {
  readonly revision: number
}

type AiPolicy = "aiMemberProvider" | "aiRecommenderProvider" | "aiSeesLiving"

/** The facts that decide who may read a tree, and the role of the caller in it. */
export interface AccessFacts {
  readonly tree: Pick<Tree, "id" | "visibility" | "deletedAt" | AiPolicy>
  readonly role: Role | null
}

/** The path by which the reader came: members' paths answer a non-member with 403, the public surface with 404. */
export type Surface = (typeof surfaces)[number]

export const surfaces = ["member", "public"] as const

const rank: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, owner: 3 }

/** Whether this role includes the permissions of `least`. */
export const hasRole = (role: Role | null, least: Role): boolean => role !== null && rank[role] >= rank[least]

/** Whether a tree of this visibility is open to readers without a role in it: to all, or to users only. */
export const isOpenTo = (visibility: TreeVisibility, isUser: boolean): boolean =>
  visibility === "public" || visibility === "unlisted" || (visibility === "site_members" && isUser)

/**
 * The tree, if this reader may read it. A deleted tree is not found, except that its owners can read the tree
 * record itself.
 */
export const readableTree = <Access extends AccessFacts>(
  access: Access | null,
  reader: { readonly userId: UserId | null; readonly surface: Surface },
): E.Either<DomainError, Access> => {
  if (access === null || access.tree.deletedAt !== null) return E.left(notFound("tree"))
  if (access.role !== null || isOpenTo(access.tree.visibility, reader.userId !== null)) return E.right(access)
  return E.left(reader.surface === "public" ? notFound("tree") : forbidden("You cannot read this tree."))
}

/** The tree, if this caller has at least the role `least` in it. */
export const treeForRole = <Access extends AccessFacts>(
  access: Access | null,
  least: Role,
): E.Either<DomainError, Access> => {
  if (access === null || access.tree.deletedAt !== null) return E.left(notFound("tree"))
  return hasRole(access.role, least) ? E.right(access) : E.left(forbidden(`This requires the role ${least}.`))
}

/** As `treeForRole`, for a record that only members may know of: for everyone else there is no such record. */
export const treeOfRecord = <Access extends AccessFacts>(
  access: Access | null,
  least: Role,
  noun: string,
): E.Either<DomainError, Access> =>
  access === null || access.role === null ? E.left(notFound(noun)) : treeForRole(access, least)

/**
 * The tree, if this caller may read its proposals and propose: a member, or the assistant of one. For an assistant to
 * which the tree is closed, what it asks for does not exist.
 */
export const treeForProposals = <Access extends AccessFacts>(
  access: Access | null,
  { assistant, ...reader }: Partial<AssistantReader>,
  noun: string,
): E.Either<DomainError, Access> => {
  if (assistant === undefined)
    return noun === "tree" ? treeForRole(access, "viewer") : treeOfRecord(access, "viewer", noun)
  return access !== null && isOpenToAssistant(access, { ...reader, assistant })
    ? E.right(access)
    : E.left(notFound(noun))
}

/** An assistant, and the trees to which its token is limited; absent if it is not. */
export interface AssistantReader {
  readonly assistant: TokenAi
  readonly onlyTrees?: readonly TreeId[]
}

/**
 * Whether the assistant of a user with this role in the tree may know that the tree exists: the user is a member, the
 * owner has chosen the provider of the assistant for what the assistant does, and the token is not limited to other trees.
 */
export const isOpenToAssistant = ({ tree, role }: AccessFacts, { assistant, onlyTrees }: AssistantReader): boolean => {
  const chosen = assistant.role === "recommender" ? tree.aiRecommenderProvider : tree.aiMemberProvider
  return (
    tree.deletedAt === null &&
    role !== null &&
    chosen !== null &&
    chosen === assistant.provider &&
    onlyTrees?.includes(tree.id) !== false
  )
}

import type * as t from "io-ts"
import { nullable, oneOf, wire } from "../codec/wire.ts"
import { PersonId, type TreeId, type UserId } from "./ids.ts"
import type { Inputs } from "./inputs.ts"
import type { Lifecycle } from "./lifecycle.ts"
import { nameText, optionalText } from "../codec/optional-text.ts"

export const treeVisibilities = ["private", "site_members", "unlisted", "public"] as const
export type TreeVisibility = (typeof treeVisibilities)[number]

export const roles = ["owner", "editor", "viewer"] as const
export type Role = (typeof roles)[number]

export interface Tree extends Lifecycle {
  readonly id: TreeId
  readonly name: string
  readonly description: string | null
  readonly visibility: TreeVisibility
  readonly ownerId: UserId
  readonly homePersonId: PersonId | null
  /**
   * The home person before a deletion of that person cleared `homePersonId`. Restoring the person sets it again.
   * Null once another value was set.
   */
  readonly formerHomePersonId: PersonId | null
  readonly aiMemberProvider: string | null
  readonly aiRecommenderProvider: string | null
  /** Whether assistants see living people as their users do. */
  readonly aiSeesLiving: boolean
  /** The number of live persons of the tree: a statistic that is not part of the version. */
  readonly personCount: number
}

/** The values of a tree without persons and without assistants. */
export const emptyTree = {
  homePersonId: null,
  formerHomePersonId: null,
  aiMemberProvider: null,
  aiRecommenderProvider: null,
  aiSeesLiving: false,
  personCount: 0,
} as const satisfies Partial<Tree>

export interface Membership {
  readonly treeId: TreeId
  readonly userId: UserId
  readonly role: Role
  readonly createdAt: Date
}

/** A member as the other members see them. */
export interface Member {
  readonly userId: UserId
  readonly email: string
  readonly displayName: string | null
  readonly role: Role
  readonly createdAt: Date
}

/** The values of a tree that any change in it moves, that of a hidden record too. */
export interface TreeRevision {
  /** The number of the last change in the tree. It increases with every committed write in the tree. */
  readonly revision: number | null
  readonly version: number | null
  readonly updatedAt: Date | null
}

/** What readers get who may not notice the changes of hidden records. */
export const noTreeRevision: TreeRevision = { revision: null, version: null, updatedAt: null }

type NotRead = "formerHomePersonId" | "aiSeesLiving" | "deletionId" | keyof TreeRevision

/** A tree as a member sees it. An assistant of a member gets no revision. */
export interface TreeRead extends Omit<Tree, NotRead>, TreeRevision {
  readonly role: Role | null
}

type ReadByMembers = "ownerId" | "aiMemberProvider" | "aiRecommenderProvider" | "personCount" | "deletedAt"

/** A tree as non-members see it, and as the public surface shows it. Non-members get no revision. */
export type PublicTreeRead = Omit<TreeRead, ReadByMembers>

const name = nameText(200, 1)
const description = optionalText(1_048_576)
const visibility = oneOf(treeVisibilities)

export const TreeCreate = wire("TreeCreate", { name }, { description, visibility })
export type TreeCreate = t.TypeOf<typeof TreeCreate>

/** Fields that have their own operation, or that the service sets. */
type NotInUpdate =
  | "ownerId"
  | "formerHomePersonId"
  | "aiMemberProvider"
  | "aiRecommenderProvider"
  | "aiSeesLiving"
  | "personCount"

export const TreeUpdate = wire("TreeUpdate", {}, {
  name,
  description,
  visibility,
  homePersonId: nullable(PersonId),
} satisfies Inputs<Tree, NotInUpdate>)
export type TreeUpdate = t.TypeOf<typeof TreeUpdate>

/** The name of a tree, retyped to purge it. */
export const TreePurge = wire("TreePurge", { name: nameText(200) })

/** The tree as this member sees it. `revision` is the number of its last change. */
export const treeRead = (tree: Tree, role: Role, revision: number): TreeRead => ({
  id: tree.id,
  name: tree.name,
  description: tree.description,
  visibility: tree.visibility,
  ownerId: tree.ownerId,
  homePersonId: tree.homePersonId,
  aiMemberProvider: tree.aiMemberProvider,
  aiRecommenderProvider: tree.aiRecommenderProvider,
  role,
  personCount: tree.personCount,
  revision,
  version: tree.version,
  createdAt: tree.createdAt,
  updatedAt: tree.updatedAt,
  deletedAt: tree.deletedAt,
})

import * as t from "io-ts"
import { nullable, oneOf, wire } from "../codec/wire.ts"
import { PersonId, type TreeId, type UserId } from "./ids.ts"
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
  /** The home person whose deletion cleared `homePersonId`: restoring that person sets it again. Null once anything else was set. */
  readonly formerHomePersonId: PersonId | null
  readonly aiMemberProvider: string | null
  readonly aiRecommenderProvider: string | null
  /** Living rows of the tree's persons; a statistic, not part of the version. */
  readonly personCount: number
}

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

/** A tree as a member reads it. */
export interface TreeRead {
  readonly id: TreeId
  readonly name: string
  readonly description: string | null
  readonly visibility: TreeVisibility
  readonly ownerId: UserId
  readonly homePersonId: PersonId | null
  readonly aiMemberProvider: string | null
  readonly aiRecommenderProvider: string | null
  readonly role: Role | null
  readonly personCount: number
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** A tree as everyone else reads it, and as the public surface tells it. */
export interface PublicTreeRead {
  readonly id: TreeId
  readonly name: string
  readonly description: string | null
  readonly visibility: TreeVisibility
  readonly homePersonId: PersonId | null
  readonly role: Role | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

const name = nameText(200, 1)
const description = optionalText(1_048_576)
const visibility = oneOf(treeVisibilities)

export const TreeCreate = wire("TreeCreate", { name }, { description, visibility })
export type TreeCreate = t.TypeOf<typeof TreeCreate>

export const TreeUpdate = wire("TreeUpdate", {}, { name, description, visibility, homePersonId: nullable(PersonId) })
export type TreeUpdate = t.TypeOf<typeof TreeUpdate>

/** The name of a tree, retyped to purge it. */
export const TreePurge = wire("TreePurge", { name: nameText(200) })

/** A tree as this member reads it. */
export const treeRead = (tree: Tree, role: Role): TreeRead => ({
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
  version: tree.version,
  createdAt: tree.createdAt,
  updatedAt: tree.updatedAt,
  deletedAt: tree.deletedAt,
})

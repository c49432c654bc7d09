import { createHash } from "node:crypto"
import * as t from "io-ts"
import type { AuditEntryRead } from "../../../core/domain/audit/audit.ts"
import { type Via, viaKinds } from "../../../core/domain/audit/via.ts"
import { entityTypes } from "../../../core/domain/audit/action.ts"
import { AuditEntryId, ChangeId, PersonId, ProposalId, TreeId, UserId } from "../../../core/domain/ids.ts"
import { type Member, type PublicTreeRead, roles, type TreeRead, treeVisibilities } from "../../../core/domain/tree.ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { anyJson, shownLifecycle } from "./common.ts"

const shared = {
  id: TreeId,
  name: t.string,
  description: nullable(t.string),
  visibility: oneOf(treeVisibilities),
  homePersonId: nullable(PersonId),
  revision: nullable(count),
  ...shownLifecycle,
}

/** A tree as its members see it. */
export const treeReply: Wire<TreeRead> = wire("TreeRead", {
  ...shared,
  ownerId: UserId,
  aiMemberProvider: nullable(t.string),
  aiRecommenderProvider: nullable(t.string),
  role: nullable(oneOf(roles)),
  personCount: count,
  deletedAt: nullable(instant),
})

/** A tree as non-members see it, and as the public surface shows it. */
export const publicTreeReply: Wire<PublicTreeRead> = wire("PublicTreeRead", {
  ...shared,
  role: nullable(oneOf(roles)),
})

export const anyTreeReply = t.union([treeReply, publicTreeReply])

/**
 * The tag of a public tree for a member; null for other readers. Besides the version it contains the revision, the role
 * of the reader, and whether the home person is visible. These change independently of the version, and `If-Match`
 * ignores them.
 */
export const publicTreeTag = ({ version, revision, role, homePersonId }: PublicTreeRead): string | null =>
  version === null
    ? null
    : `"${version}-public.${revision}${role === null ? "" : `-${role}`}${homePersonId === null ? "" : "-home"}"`

/**
 * The tag of a tree. Besides the version it contains the role of the reader, the number of persons and the revision.
 * These change independently of the version, and `If-Match` ignores them.
 */
export const treeTag = (tree: TreeRead | PublicTreeRead): string | null =>
  "ownerId" in tree && tree.version !== null
    ? `"${tree.version}.${tree.role ?? "none"}-${tree.personCount}-${tree.revision}"`
    : publicTreeTag(tree)

export const memberReply: Wire<Member> = wire("MemberRead", {
  userId: UserId,
  email: t.string,
  displayName: nullable(t.string),
  role: oneOf(roles),
  createdAt: instant,
})

/** A member has no version, so the tag is made of all values. */
export const memberTag = (member: Member): string =>
  `"${createHash("sha256")
    .update(JSON.stringify(memberReply.encode(member)))
    .digest("base64url")
    .slice(0, 22)}"`

export const auditActor = wire("AuditActor", { id: UserId, displayName: nullable(t.string) })

export const viaReply: Wire<Via> = wire("Via", {
  kind: oneOf(viaKinds),
  id: nullable(t.string),
  name: nullable(t.string),
})

const actorType = oneOf(["user", "system"])

export const auditEntryReply: Wire<AuditEntryRead> = wire("AuditEntryRead", {
  id: AuditEntryId,
  changeId: ChangeId,
  at: instant,
  actor: nullable(auditActor),
  actorType,
  via: viaReply,
  action: t.string,
  entityType: oneOf(entityTypes),
  entityId: t.string,
  before: anyJson,
  after: anyJson,
  proposalId: nullable(ProposalId),
  requestId: nullable(t.string),
})

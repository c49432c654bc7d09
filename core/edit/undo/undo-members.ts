import * as E from "fp-ts/lib/Either.js"
import type { Json } from "../../codec/wire.ts"
import { ownersOf } from "../../domain/account/membership.ts"
import { hasRole } from "../../domain/access.ts"
import type { ConflictReason } from "../../domain/audit/undo-conflict.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { UserId } from "../../domain/ids.ts"
import { type Membership, type Role, roles } from "../../domain/tree.ts"
import { settleOwners } from "../member/settle-owners.ts"
import { fieldsIn, isBlank, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/**
 * Undoes what entries did to memberships; for owners. The tree keeps at least one owner. It names the owner again that
 * it named before, by the entry of the tree, unless it names another one since.
 */
export const undoMembers = async (
  run: UndoRun,
  entries: readonly UndoneEntry[],
  ofTree: UndoneEntry | undefined,
): Promise<E.Either<DomainError, null>> => {
  const { context, change, access } = run
  if (entries.length === 0) return E.right(null)
  if (!hasRole(access.role, "owner")) return E.left(forbidden("This requires the role owner."))
  if (entries.some(isBlank)) return E.left({ _tag: "Purged" })
  for (const entry of entries) {
    run.concerned++
    if (UserId.is(entry.entityId)) await undoMember(run, entry.entityId, entry)
  }
  const owners = ownersOf(await context.memberships.ofTree(change.treeId))
  if (owners.length === 0) return E.left({ _tag: "LastOwner" })
  const tree = await context.trees.find(change.treeId)
  if (tree === null) return E.right(null)
  const [was, made] = [fieldsIn(ofTree?.before ?? null)?.owner_id, fieldsIn(ofTree?.after ?? null)?.owner_id]
  const named = tree.ownerId === made ? owners.find(({ userId }) => userId === was)?.userId : undefined
  await settleOwners(context, tree, owners, named)
  return E.right(null)
}

const roleIn = (state: Json): Role | null => roles.find((role) => role === fieldsIn(state)?.role) ?? null

const undoMember = async (run: UndoRun, userId: UserId, { before, after }: UndoneEntry): Promise<void> => {
  const [was, made] = [roleIn(before), roleIn(after)]
  const { memberships, users, now } = run.context
  const { treeId } = run.change
  const present = await memberships.find(treeId, userId)
  const is = present?.role ?? null
  if (is === was) return
  const conflict = (reason: ConflictReason): void =>
    void run.conflicts.push({
      entityType: "membership",
      entityId: userId,
      field: "role",
      before: was,
      made,
      now: is,
      reason,
    })
  if (is !== made && !run.isOverwritten({ entityId: userId, field: "role" })) return conflict("changed")
  if (was === null) return memberships.remove(treeId, userId)
  if (present !== null) return memberships.update({ ...present, role: was })
  const user = await users.find(userId)
  if (user === null || user.deletedAt !== null) return conflict("account_deleted")
  const since = fieldsIn(before)?.created_at
  const createdAt = typeof since === "string" ? new Date(since) : now
  const membership: Membership = { treeId, userId, role: was, createdAt }
  return memberships.insert(membership)
}

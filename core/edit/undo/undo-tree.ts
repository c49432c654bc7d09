import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { fieldsJson } from "../../domain/change/record-fields.ts"
import { columnsOf } from "../../domain/change/settable-fields.ts"
import { undoStep } from "../../domain/change/undo-plan.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { PersonId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Tree } from "../../domain/tree.ts"
import { fieldsIn, isBlank, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

const ofOwners = ["ai_member_provider", "ai_recommender_provider", "ai_sees_living"]

/**
 * Notes the fields of the tree that are to be set back. Those of its providers are for owners. The owner that the
 * tree names follows from its members.
 */
export const undoTree = async (run: UndoRun, entries: readonly UndoneEntry[]): Promise<E.Either<DomainError, null>> => {
  const { access, change, isOverwritten } = run
  for (const entry of entries) {
    if (isBlank(entry)) return E.left({ _tag: "Purged" })
    const tree = await run.context.trees.find(change.treeId)
    if (tree === null) continue
    run.concerned++
    const deed = {
      kind: "tree",
      id: entry.entityId,
      before: fieldsIn(entry.before),
      after: fieldsIn(entry.after),
    } as const
    const { fields, conflicts } = undoStep(deed, fieldsJson("tree", tree), isOverwritten)
    if (ofOwners.some((field) => deed.before?.[field] !== deed.after?.[field]) && !hasRole(access.role, "owner"))
      return E.left(forbidden("This requires the role owner."))
    const { owner_id: _owner, ...settable } = fields
    run.treeFields = settable
    for (const conflict of conflicts) if (conflict.field !== "owner_id") run.conflicts.push(conflict)
  }
  return E.right(null)
}

/** Sets the noted fields of the tree. A home person who does not exist is a conflict. Returns the tree. */
export const setTreeFields = async (run: UndoRun): Promise<Tree> => {
  const { context, change, access, treeFields } = run
  const tree = (await context.trees.find(change.treeId)) ?? access.tree
  const { home_person_id: home = null } = treeFields
  const isGone = PersonId.is(home) && (await context.persons.live(tree.id, [home])).length === 0
  if (isGone)
    run.conflicts.push({
      entityType: "tree",
      entityId: tree.id,
      field: "home_person_id",
      before: home,
      made: tree.homePersonId,
      now: tree.homePersonId,
      reason: "deleted",
    })
  const setsHome = "home_person_id" in treeFields && !isGone
  const columns = isGone ? {} : columnsOf("tree", treeFields)
  const next = revised<Tree>(tree, setsHome ? { ...columns, formerHomePersonId: null } : columns, context.now)
  if (next !== tree) await context.trees.update(next)
  return next
}

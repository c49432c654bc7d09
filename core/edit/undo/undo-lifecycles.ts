import * as E from "fp-ts/lib/Either.js"
import { isCircular } from "../../domain/lineage.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { DeletionId, PersonId } from "../../domain/ids.ts"
import { ownersFirst } from "../../domain/deletion.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { Dependent } from "../../ports/unit-of-work.ts"
import type { UndoRun } from "./undo-run.ts"
import { holdBack, removeSwept, restoreSwept } from "./undo-sweep.ts"

/** The number of records in one statement. */
const batch = 5_000

/** The most attached records that one conflict names. */
const mostAttached = 10

/** Notes a conflict for each record to be deleted on which live records depend that are not to be deleted too. */
export const checkAttached = async (run: UndoRun): Promise<void> => {
  const { context, change, removals } = run
  const importId = change.importStep === 0 ? change.importId : null
  for (const kind of ownersFirst) {
    const attached: Dependent[] = []
    for (const ids of inGroups([...removals[kind]], batch))
      for (const dependent of await context.deletions.dependentsOf(kind, change.treeId, ids, importId))
        if (!removals[dependent.kind].has(dependent.id)) attached.push(dependent)
    for (const [ownerId, own] of Map.groupBy(attached, (one) => one.ownerId)) {
      if (run.isOverwritten({ entityId: ownerId, field: "attached" })) {
        for (const dependent of own) run.dragged.push(dependent)
        continue
      }
      run.conflicts.push({
        entityType: kind,
        entityId: ownerId,
        field: "attached",
        before: null,
        made: null,
        now: own.slice(0, mostAttached).map((one) => ({ entity_type: one.kind, entity_id: one.id })),
        reason: "attached",
      })
    }
  }
}

/** Notes a conflict if a person to be deleted has become the home person since. */
export const checkHome = async ({
  context,
  change,
  removals,
  treeFields,
  conflicts,
  isOverwritten,
}: UndoRun): Promise<void> => {
  if (removals.person.size === 0 || "home_person_id" in treeFields) return
  const home = (await context.trees.find(change.treeId))?.homePersonId ?? null
  if (home === null || !removals.person.has(home) || isOverwritten({ entityId: home, field: "attached" })) return
  conflicts.push({
    entityType: "person",
    entityId: home,
    field: "attached",
    before: null,
    made: null,
    now: [{ entity_type: "tree", entity_id: change.treeId }],
    reason: "attached",
  })
}

/** Deletes what the change created, with everything that depends on it, as one deletion. */
export const removeCreated = async (run: UndoRun): Promise<void> => {
  const { context, change, removals, swept, dragged } = run
  const { deletions, newId, now } = context
  const deletion = { id: newId<"DeletionId">(), treeId: change.treeId, at: now }
  for (const kind of ownersFirst) {
    const dependent = dragged.flatMap((one) => (one.kind === kind ? [one.id] : []))
    const ids = [...removals[kind]].filter((id) => !swept[kind].has(id))
    for (const some of inGroups([...ids, ...dependent], batch)) await deletions.remove(kind, some, deletion)
  }
  await removeSwept(run, deletion)
}

/** Restores what the change deleted, each with everything that the same deletion removed. */
export const restoreDeleted = async (run: UndoRun): Promise<E.Either<DomainError, null>> => {
  const { context, change, returns } = run
  if (await hasDuplicate(run)) return E.left({ _tag: "RelationshipExists" })
  await holdBack(run)
  const byKind = Map.groupBy(returns, ({ kind }) => kind)
  for (const kind of ownersFirst) {
    const byDeletion = Map.groupBy(byKind.get(kind) ?? [], ({ deletionId }) => deletionId)
    for (const [id, own] of byDeletion)
      await restoreOf(
        run,
        kind,
        id,
        own.map((one) => one.id),
      )
  }
  await restoreSwept(run)
  const persons = [...lineageOf(run)]
  const isLoop = persons.length > 0 && isCircular(await context.relationships.ancestry(change.treeId, persons))
  return isLoop ? E.left({ _tag: "AncestryCycle" }) : E.right(null)
}

const restoreOf = async (
  { context, change }: UndoRun,
  kind: (typeof ownersFirst)[number],
  id: DeletionId,
  rows: readonly string[],
): Promise<void> => {
  for (const ids of inGroups(rows, batch))
    await context.deletions.restore(kind, ids, { id, treeId: change.treeId, at: context.now })
}

/** Whether a relationship that comes back exists again. */
const hasDuplicate = ({ context, change, returningEdges, swept, sweptDeletion }: UndoRun): Promise<boolean> => {
  const returning = sweptDeletion === null ? [] : swept.relationship
  return context.relationships.haveTwins(change.treeId, [...returningEdges.map(({ id }) => id), ...returning])
}

/** The children whose ancestors may form a loop now. */
const lineageOf = ({ returningEdges }: UndoRun): ReadonlySet<PersonId> =>
  new Set(returningEdges.filter(({ type }) => type === "parent_child").map(({ toPersonId }) => toPersonId))

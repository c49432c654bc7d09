import type { DeletionId, PersonId } from "../../domain/ids.ts"
import { type Deletion, ownersFirst } from "../../domain/deletion.ts"
import { isDeletion } from "../../domain/change/import-steps.ts"
import type { Dependent, Sweep } from "../../ports/unit-of-work.ts"
import type { UndoRun } from "./undo-run.ts"

const isNothingSwept = ({ swept }: UndoRun): boolean => ownersFirst.every((kind) => swept[kind].size === 0)

/** What the stores need to delete or restore the rows of the import together. */
const sweepOf = async ({ context, change }: UndoRun, deletion: Deletion): Promise<Sweep> => {
  const importId = change.importId ?? change.id
  const step = (await context.history.lastStep(importId)) + 1
  if (isDeletion(step) === isDeletion(change.importStep ?? 0))
    throw new Error("The steps of an import do not alternate.")
  const { importedFrom: from, importedTo: to } = change
  return { ...deletion, changeId: context.changeId, importId, step, from, to }
}

/** Deletes the rows of the import that no later change has written, in one statement for each kind. */
export const removeSwept = async (run: UndoRun, deletion: Deletion): Promise<void> => {
  if (isNothingSwept(run)) return
  const { deletions } = run.context
  const sweep = await sweepOf(run, deletion)
  for (const kind of ownersFirst) {
    const others = [...run.removals[kind]].filter((id) => !run.swept[kind].has(id))
    if (run.swept[kind].size > 0) await deletions.removeImported(kind, sweep, others)
  }
  await noteBeside(run, deletion.id)
}

const noteBeside = async ({ context, change, beside }: UndoRun, id: DeletionId): Promise<void> => {
  for (const person of await context.deletions.personsBeside(change.treeId, id)) beside.push(person)
}

/**
 * Removes rows from the group that is restored together: those that stay deleted with another owner, and the
 * persons with summaries that depend on such rows. Each of them is restored on its own, with an entry of its own.
 */
export const holdBack = async (run: UndoRun): Promise<void> => {
  const { context, change, swept, sweptDeletion: deletionId, returns } = run
  if (deletionId === null) return
  for (const one of await context.deletions.heldBack(change.treeId, deletionId)) {
    if (!swept[one.kind].delete(one.id)) continue
    returns.push({ ...one, deletionId })
    for (const id of await personsOf(run, one)) {
      if (!swept.person.delete(id)) continue
      returns.push({ kind: "person", id, deletionId })
    }
  }
}

/** The persons with a summary that depends on this row. */
const personsOf = async (
  { context, change: { treeId } }: UndoRun,
  { kind, id }: Pick<Dependent, "kind" | "id">,
): Promise<readonly PersonId[]> => {
  const { names, events, relationships } = context
  const endsOf = async (edgeId: string): Promise<readonly PersonId[]> =>
    (await relationships.ofIds(treeId, [edgeId])).flatMap((edge) => [edge.fromPersonId, edge.toPersonId])
  if (kind === "relationship") return endsOf(id)
  if (kind === "name") return (await names.ofIds(treeId, [id])).map(({ personId }) => personId)
  if (kind !== "event") return []
  const found: PersonId[] = []
  for (const { personId, relationshipId } of await events.ofIds(treeId, [id])) {
    if (personId !== null) found.push(personId)
    if (relationshipId !== null) for (const end of await endsOf(relationshipId)) found.push(end)
  }
  return found
}

/** Restores the rows of the import that the change deleted together, in one statement for each kind. */
export const restoreSwept = async (run: UndoRun): Promise<void> => {
  const { context, change, swept, sweptDeletion: id, returningEdges } = run
  if (id === null || isNothingSwept(run)) return
  const { deletions, relationships, now } = context
  const sweep = await sweepOf(run, { id, treeId: change.treeId, at: now })
  // A loop needs a relationship with a person who was not deleted.
  for (const edge of await relationships.withLivePersons(change.treeId, [...swept.relationship]))
    returningEdges.push(edge)
  await noteBeside(run, id)
  for (const kind of ownersFirst) if (swept[kind].size > 0) await deletions.restoreImported(kind, sweep)
}

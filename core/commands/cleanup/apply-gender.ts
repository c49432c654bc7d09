import type { Command } from "../../use-case/command.ts"
import type { GenderSelection } from "../../domain/cleanup/cleanup-input.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import { changePersons } from "../../cleanup/change-persons.ts"
import type { CleanupResult } from "../../cleanup/cleanup-result.ts"

export interface ApplyGender extends GenderSelection {
  readonly treeId: TreeId
}

/**
 * An editor sets the gender of many persons. A gender that was set in the meantime is left unchanged, because a
 * guess must never overwrite it.
 */
export const applyGender: Command<ApplyGender, CleanupResult<PersonId>> = (context, { treeId, assignments }) => {
  const genders = new Map(assignments.map(({ personId, gender }) => [personId, gender]))
  const selection = {
    ids: assignments.map(({ personId }) => personId),
    pathOf: (index: number) => `assignments.${index}.personId`,
    isEachOnce: true,
  }
  return changePersons(context, treeId, selection, ({ id, gender }) => ({ gender: gender ?? genders.get(id) ?? null }))
}

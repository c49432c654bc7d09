import type { Command } from "../../use-case/command.ts"
import type { DeceasedSelection } from "../../domain/cleanup/cleanup-input.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import { changePersons } from "../../cleanup/change-persons.ts"
import type { CleanupResult } from "../../cleanup/cleanup-result.ts"

export interface ApplyDeceased extends DeceasedSelection {
  readonly treeId: TreeId
}

/** An editor marks many persons as not living. */
export const applyDeceased: Command<ApplyDeceased, CleanupResult<PersonId>> = (context, { treeId, personIds }) =>
  changePersons(
    context,
    treeId,
    { ids: personIds, pathOf: (index) => `personIds.${index}`, isEachOnce: false },
    () => ({ isLiving: false }),
  )
